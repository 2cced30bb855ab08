"use strict";
// A report in the reader's language: its texts are in the page in all of them.
{
  const { languages, names, texts } = JSON.parse(document.getElementById("texts").textContent);
  const root = document.documentElement, select = document.getElementById("language"), computes = !!document.getElementById("content");
  const idOf = (name) => languages.find((one) => name === one || name?.startsWith(`${one}-`));
  const speak = (language) => {
    const k = Math.max(0, languages.indexOf(language));
    for (const one of document.querySelectorAll("[data-t]")) one.textContent = texts[one.dataset.t][k];
    for (const one of document.querySelectorAll("[data-l]")) one.setAttribute("aria-label", texts[one.dataset.l][k]);
    document.title = document.getElementById("title").textContent;
  };
  if (computes) {
    // The part that computes has the choice of languages, too.
    new MutationObserver(() => speak(idOf(root.lang))).observe(root, { attributes: true, attributeFilter: ["lang"] });
  } else {
    const show = (language) => {
      root.lang = language === "zh" ? "zh-Hans" : language;
      speak(language);
    };
    select.append(...languages.map((one, i) => Object.assign(document.createElement("option"), { value: one, lang: one, textContent: names[i] })));
    select.setAttribute("aria-label", "Language");
    select.hidden = languages.length < 2;
    select.value = idOf(new URLSearchParams(location.hash.slice(1)).get("l")) ?? navigator.languages.map(idOf).find((one) => one) ?? languages[0];
    select.addEventListener("change", () => {
      show(select.value);
      try {
        history.replaceState(null, "", `#l=${select.value}`);
      } catch {
        // as in page.js
      }
    });
    show(select.value);
  }
}
