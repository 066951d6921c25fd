/** Silent requests give up after this time unless told otherwise (AUTH-25). */
export const SILENT_TIMEOUT_SECONDS = 2;

/** The client's own requests, for metadata and tokens, give up after this time. */
export const REQUEST_TIMEOUT_SECONDS = 5;
