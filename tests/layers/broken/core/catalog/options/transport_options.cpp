const char* const kBound = "transport.lambda";
