-- A record as version 1 of the schema had it: two epochs of one metric, interrupted.
PRAGMA application_id = 1383027521;
CREATE TABLE run (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    id TEXT NOT NULL, name TEXT NOT NULL, run_group TEXT NOT NULL,
    dataset TEXT NOT NULL, method TEXT NOT NULL, encoder TEXT NOT NULL, preset TEXT NOT NULL, seed INTEGER NOT NULL,
    dataset_hash TEXT NOT NULL, forked_from TEXT NOT NULL, fork_epoch INTEGER NOT NULL,
    engine TEXT NOT NULL, configuration TEXT NOT NULL,
    state TEXT NOT NULL, reason TEXT NOT NULL,
    pid INTEGER NOT NULL, start_time INTEGER NOT NULL, host TEXT NOT NULL, boot TEXT NOT NULL,
    created REAL NOT NULL, updated REAL NOT NULL, epochs INTEGER NOT NULL);
CREATE TABLE metric (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE chunk (metric INTEGER NOT NULL, first INTEGER NOT NULL, data BLOB NOT NULL, UNIQUE (metric, first));
CREATE TABLE event (number INTEGER PRIMARY KEY AUTOINCREMENT, epoch INTEGER NOT NULL, time REAL NOT NULL,
    kind TEXT NOT NULL, detail TEXT NOT NULL);
CREATE TABLE document (name TEXT PRIMARY KEY, epoch INTEGER NOT NULL, time REAL NOT NULL, json TEXT NOT NULL);
CREATE TABLE live (one INTEGER PRIMARY KEY CHECK (one = 1), time REAL NOT NULL, json TEXT NOT NULL);
CREATE TABLE checkpoint (epoch INTEGER PRIMARY KEY, file TEXT NOT NULL, sha256 TEXT NOT NULL, bytes INTEGER NOT NULL,
    time REAL NOT NULL, last_event INTEGER NOT NULL);
INSERT INTO run VALUES (1, '20260101-000000-cora-0001', 'an old run', '', 'cora', 'rosa', 'gcn', 'reference', 1, '', '', 0, '', '',
    'interrupted', '', 1, 1, 'elsewhere', '', 1767225600.0, 1767225600.0, 2);
INSERT INTO metric VALUES (0, 'loss');
-- 1.0 and 2.0 as little-endian float64
INSERT INTO chunk VALUES (0, 1, x'000000000000f03f0000000000000040');
PRAGMA user_version = 1;
