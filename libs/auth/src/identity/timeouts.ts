/** Default timeout of silent requests (AUTH-25). */
export const SILENT_TIMEOUT_SECONDS = 2;

/** For metadata and token requests. */
export const REQUEST_TIMEOUT_SECONDS = 5;
