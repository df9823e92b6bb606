declare const __BUILD_FILES__: unknown;
