// Made from contract/openapi.yaml by `npm run contract:generate`. Not to be edited.

export interface paths {
    "/content-layout/pages": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The page list
         * @description The page with the lowest `order` is the front page, at `/`; with equal values, it is the first in
         *     the list. Pages with a slug that starts with `mitt-innhold` are the user's own pages, linked from
         *     the account. The first six other pages are the main menu.
         *
         *     Every slug is a path of the application, `/{slug}`, unless the application already uses that path
         *     (`/search`, `/tv-guide`, `/min-konto` and others). The old URLs `/home`, `/archive`, `/series`,
         *     `/movies` and `/children` redirect to the slugs `start`, `tv`, `serier`, `filmer` and `barn`.
         */
        get: operations["getPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-layout/pages/{slug}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * One page with its swimlanes
         * @description Also returns pages that are not in the page list; the client shows them at `/tema/{slug}`.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-layout/swimlanes/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The items of one swimlane
         * @description The URL comes from a swimlane's `link`. `page` and `pageSize` request one page of the full list; a
         *     page with fewer items than `pageSize` is the last page. Without them the server decides the number
         *     of items.
         *
         *     The client hides a lane without items. In a lane of style `Live` or type `OnTvNow` every card has
         *     its `channel`; cards without a channel are dropped.
         */
        get: operations["getSwimlane"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-layout/tvguide": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The TV guide of one day
         * @description A day is a calendar day in Europe/Oslo. A programme that crosses midnight is in both days with its
         *     full times. The supported days are from 7 days before today to 7 days after. Without `page` the
         *     response has all channels. The user's favourite channels come first.
         *
         *     `from` and `to` limit the response to programmes of the day that overlap this interval, with their
         *     full times. Channels without such programmes are included, so a page contains the same channels for
         *     every interval.
         *
         *     `channel` selects the page of `pageSize` channels that contains this channel, regardless of `page`.
         *     For an unknown channel it selects the first page. The response has the number of the page.
         */
        get: operations["getTvGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-layout/schedule/{channelId}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The broadcast schedule of one channel
         * @description The URL comes from a page's `scheduleLink`. `date` defaults to today.
         */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-search/search": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** Search */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-search/title/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Title details
         * @description The id belongs to a film, an episode, a programme or a channel.
         */
        get: operations["getTitle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-search/series/{id}/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A series with its seasons and episodes
         * @description The client sends `no-cache`, because the response contains the user's position in the series.
         */
        get: operations["getSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-search/coverpage/series/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The cover page of a series
         * @description The client requests it for its page `/serie/{id}`. After a 404 it requests the same id at
         *     `coverpage/super/{id}/`, because episodes share that URL. If that is also a 404, the cover page does
         *     not exist.
         */
        get: operations["getSeriesCoverPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-search/coverpage/super/{id}/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The cover page of an episode, a series, a single programme or a film */
        get: operations["getSuperCoverPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-search/coverpage/super/{id}/variants": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The providers that show a title
         * @description The URL comes from a cover page's `providerVariants` section.
         */
        get: operations["getProviderVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-query/frontpage-image": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The image for sharing the front page */
        get: operations["getFrontpageImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/inappmessages": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The banners */
        get: operations["getInAppMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/playback/{id}/{drm}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Playback of a title with one DRM type
         * @description The URL comes from a title's `links.playUrls`. An unprotected title has the drmType `none`,
         *     regardless of the requested DRM type.
         *
         *     The `code` of an error body is the reason, regardless of the 4xx status. Without a known code, the
         *     status is the reason. The client shows a different text for each reason.
         *
         *     | `code` | Status | Reason |
         *     |---|---|---|
         *     | `NO_ACCESS` | 403 | not included in the subscription; also a 403 without a code |
         *     | `TOO_MANY_STREAMS` | 409, 423 or 429 | the subscription allows no further devices |
         *     | `GEO_BLOCKED` | 451 or 403 | not available in the user's location |
         *     | `BLACKOUT` | 403 | the rights do not permit it now |
         *     | `NOT_FOUND` | 404 | the title does not exist |
         *     | `EXPIRED` | 410 | no longer available |
         *     | `UNAUTHORIZED` | 401 | no valid session; the client renews it once, then prompts for sign-in |
         *     | `TOO_MANY_REQUESTS` | 429 | a rate limit; the client retries after a minute |
         *
         *     A 403 with any other code has an unknown reason.
         */
        get: operations["getPlayback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/progress/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the playback position
         * @description The URL comes from a title's `links.progress`. Any 2xx is a success; the body is not read.
         */
        post: operations["saveProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/mylist/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a title to the user's list
         * @description The URL comes from a card's `links.myList` or a title's `links.wish`. Idempotent.
         */
        post: operations["addToMyList"];
        /**
         * Removes a title from the user's list
         * @description An unknown title is not in the list, so the client treats a 404 as success.
         */
        delete: operations["removeFromMyList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/favourites/{channelId}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a favourite channel
         * @description The URL comes from the `links.myList` of a channel.
         */
        post: operations["addFavouriteChannel"];
        /**
         * Removes a favourite channel
         * @description An unknown channel is not a favourite, so the client treats a 404 as success.
         */
        delete: operations["removeFavouriteChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/continue-watching/{id}/exclude": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes an item from continue watching
         * @description The URL comes from a card's or a title's link. The request has no body. The item returns when the
         *     user watches it again.
         */
        post: operations["excludeFromContinueWatching"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/continue-watching/external/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds an external asset to continue watching
         * @description The URL is the `reportUrl` of an external playback. The request has no body.
         */
        post: operations["reportExternalPlayback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/pin/validate": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a PIN
         * @description Returns 400 for a customer without a PIN; the client then offers to set a PIN.
         */
        post: operations["validatePin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/pin/settings/purchasepin": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets or changes the purchase PIN */
        put: operations["setPurchasePin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/pin/pinsettings": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** Whether a PIN is set and what it protects */
        get: operations["getPinSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/settings": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The packages */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/products": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The products */
        get: operations["getProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The signed-in customer */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer/account": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** Personal data and consents */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer/consents": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves all consents */
        post: operations["saveConsents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer/email": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the email address */
        put: operations["changeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer/phoneNumber": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the phone number */
        put: operations["changePhoneNumber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer/paymentCancelled": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the account is deleted after a cancelled payment
         * @description True for a customer who registered through the wallet, cancelled the first payment there and did not
         *     pay within a day. The account is deleted when its token expires.
         */
        get: operations["getPaymentCancelled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer/subscription": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The customer's subscription */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer/subscription/change/summary": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Preview of a product change
         * @description Available to all signed-in customers, also before the first purchase. `change` with the same
         *     products has exactly this result, including a redeemed voucher and a trial.
         */
        get: operations["getChangeSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer/subscription/change": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buys, changes, reactivates or resumes a subscription
         * @description The body has `braintreeNonce` only with the card provider and `vippsReturnUrl` only with the wallet
         *     provider. If the payment method is already known, the body is an empty object.
         *
         *     An upgrade applies immediately and is charged pro rata. A downgrade applies at the next payment
         *     date.
         *
         *     A change to the current products restarts renewal, aborts a pending downgrade, accepts the offer of
         *     `retentionOfferId`, or replaces the payment method. Otherwise it has no effect and costs nothing. A
         *     change to the pending products replaces the payment method, and they stay pending. In `FreeAccess`
         *     nothing is charged, and replacing only the payment method is a 400.
         *
         *     A 200 without `redirectUrl` is final. The socket then sends `CustomerClaimsChanged` if the
         *     entitlements changed. With `redirectUrl` the customer confirms in the wallet. Until the wallet
         *     responds, for at most 15 minutes, the subscription has one of these states:
         *
         *     - `PaymentInProgress`: a purchase
         *     - `UpgradeInProgress`: any change, including a downgrade or another payment method; paid access
         *       continues
         *     - `ChangeSubscriptionRequested`: a payment of an amount that was past due
         *
         *     Afterwards the change is complete, or the previous state is restored.
         */
        post: operations["changeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/subscription/stopRenewal": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops renewal at the end of the period, or stops a trial
         * @description Without `productIds` it stops the subscription, which is `PendingCancellation` until
         *     `nextPaymentDate` and then `Canceled`. With an unpaid period (`PastDue`) it is `Canceled`
         *     immediately, and the amount owed is not charged.
         *
         *     With `productIds` it stops the trial of these products, which lasts until its end. The response is a
         *     400 `NOT_IN_TRIAL` if any of them has no trial.
         */
        post: operations["stopRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer/activeVoucherInfo": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's current or next voucher
         * @description `validTo` is the end of a voucher in use. It is omitted until the customer buys a product that the
         *     voucher applies to.
         */
        get: operations["getActiveVoucherInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/voucher/{code}/validate": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The value of a voucher code
         * @description A 400, a 404 and an `isValid` of false all mean an invalid voucher.
         */
        get: operations["validateVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/voucher/{code}/identify": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a voucher that is bound to a phone number */
        post: operations["identifyVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/voucher/{code}/redeem": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeems a voucher
         * @description Sent before payment, so that the summary and the charge include the voucher. A voucher that is bound
         *     to a phone number must be identified first.
         */
        post: operations["redeemVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer/register": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a customer by email
         * @description The new customer has the state `PendingPaymentInfo` with `productIds` as `selectedProductIds`. A
         *     `voucherCode` is reserved for them; `redeem` redeems it.
         */
        post: operations["registerCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer/emailRegister/vipps": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a customer through the mobile wallet's login
         * @description After a 400 with `field: email` the client prompts for an email address and resends the same `code`
         *     with it. Any other 400 means that the login was used or cancelled, or has expired.
         */
        post: operations["registerWalletCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/productRecommendation": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Products that give access to a title */
        post: operations["recommendProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer/transactions": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The customer's payments */
        get: operations["getTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer/payment": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The customer's payment method */
        get: operations["getPaymentMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/customer/billingProvider": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The customer's billing provider */
        get: operations["getBillingProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/invoice/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** An invoice as PDF */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/payment/clienttoken": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The token for the card form */
        get: operations["getPaymentClientToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/checkout": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts an order
         * @description Creates an order without a charge or a change. `amount` is the amount for 3-D Secure. `change` with
         *     the same key never charges more; it returns a 409 instead.
         */
        post: operations["startCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/payment": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a card
         * @description Replaces the payment method. The same card is rejected with `CARD_ALREADY_REGISTERED`. In `PastDue`
         *     the amount owed is charged; in any other state nothing is charged.
         */
        post: operations["savePaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/billingprovider/vipps": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The customer's agreement with the mobile wallet */
        get: operations["getWalletAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/billingprovider/vipps/poll": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The status of the wallet payment
         * @description The request has no body. Returns the status of the customer's last wallet payment, regardless of the
         *     browser that started it. A final status is returned repeatedly. A 404 means that there is no
         *     payment, or that its final status was first returned more than an hour ago.
         */
        post: operations["pollWalletPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/billingprovider/vipps/cancel": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels the pending wallet payment
         * @description The request has no body. Cancels the customer's last wallet payment, regardless of the browser that
         *     started it. The effect is that of a cancellation in the wallet. The payment can no longer be
         *     approved, the subscription is unchanged, and the poll returns `cancelled`.
         *
         *     The server sends the 204 only when this is certain, because the customer may then pay in another
         *     way. A repeated request has no further effect.
         */
        post: operations["cancelWalletPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/contentprovider/{service}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's status at an external service
         * @description A 404 means the default: `NeedsConnection`, and not in the subscription.
         */
        get: operations["getExternalServiceStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/contentprovider/tv2play/continueProvisioningUrl": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The URL to continue activation of TV 2 Play */
        get: operations["getTv2ProvisioningUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/contentprovider/tv2play/continueProvisioning": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Continues activation of TV 2 Play without customer input
         * @description The request has no body.
         */
        put: operations["continueTv2Provisioning"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/contentprovider/tv2play/user": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The customer's user at TV 2 */
        get: operations["getTv2User"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/contentprovider/hboMax/activationUrl": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The URL to activate Max
         * @description The request has no body. The `HboMaxActivated` event reports completion.
         */
        put: operations["makeMaxActivationUrl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/password/setReset": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a password reset link
         * @description The response never reveals whether the email address is known or valid. The link opens
         *     `/passord/reset?token=…` on the requesting site (`Origin`). It is valid for one hour and for one
         *     password change.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/password/update": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password
         * @description A signed-in customer sends the current password. A customer with a reset link sends its token and
         *     does not need to be signed in.
         *
         *     A change with the current password ends all sessions except the session of the access token. A
         *     change with a link ends all sessions. An ended session cannot renew its tokens; an issued access
         *     token stays valid until it expires.
         */
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/context/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the browser has a session at the identity provider
         * @description The request carries cookies. Any 2xx means signed in.
         */
        get: operations["checkContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reauthenticate/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies the customer's password before a sensitive change */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session before the OpenID Connect sign-out
         * @description The request carries cookies and has no body.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An image with the requested width
         * @description The format is AVIF, WebP or JPEG, depending on `Accept`; drawings are SVG. Image URLs come from
         *     responses, so a server may use other paths. Only `width` is fixed, see `Image`.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licences/{drm}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A licence for a protected stream
         * @description The URL and the headers come from the playback response. Clear Key uses JSON, as in the W3C's
         *     Encrypted Media Extensions. The other types use their own binary formats: the body is the message of
         *     the browser's DRM, unchanged. With FairPlay the request is the raw SPC and the response the raw CKC,
         *     without Base64, JSON or a form around them. The client sends no `Content-Type`.
         */
        post: operations["acquireLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ErrorBody: {
            /** @description An open set: an unknown code is handled like any other error. */
            code?: string;
            /** @description For logs, not for the user. */
            message?: string;
            /** @description The invalid property of the request. */
            field?: string;
        };
        /**
         * Format: date-time
         * @description An instant, ISO 8601 with seconds and an offset: `2026-11-20T22:30:00+01:00`,
         *     `2026-11-20T21:30:00.000Z`. Leap seconds and years outside 1900 to 2199 are invalid.
         */
        Instant: string;
        /**
         * Format: date-time
         * @description The start or end of a window: an instant of any year, so `0001-01-01T00:00:00Z` can mean 'always'
         *     and `9999-12-31T23:59:59Z` 'forever'. A window includes its `from` and excludes its `to`.
         */
        WindowEnd: string;
        /** @description Becomes one path segment, so it is neither empty nor a dot segment. */
        Id: string;
        /** @description Becomes one path segment. */
        Slug: string;
        /**
         * @description A name shown to the user, such as a link text or a page heading. A blank name is invalid, and so is
         *     the object that requires it.
         */
        Name: string;
        /**
         * Format: uri-reference
         * @description An http or https URL, absolute or relative to the URL of the response.
         */
        Address: string;
        /**
         * Format: uri-reference
         * @description The URL of an image: an `Address` without user name and password. Its host is that of the gateway or
         *     a content service, or one of the configured `allowedHosts`. Other images are dropped; their object
         *     is shown without an image.
         */
        PictureAddress: string;
        Href: {
            href: components["schemas"]["Address"];
        };
        /**
         * @description The client adds `width` to the query and keeps the rest of it. The widths are 150, 200, 300, 460,
         *     600 and 800. For full-width images (the hero, a cover page, a background) they are also 1280, 1600,
         *     1920 and 2560. A server responds with the nearest width it supports.
         *
         *     One image serves all aspect ratios. The client crops it around its center to 16:9, 2:3 or 1:1, so it
         *     should be large, with the subject in the center. The client requests `backgroundImage` the same way,
         *     and logos without a width.
         */
        Image: {
            url: components["schemas"]["PictureAddress"];
            /** @description Whether the image is black and white, regardless of the program state. */
            bwFilter?: boolean;
        };
        /**
         * @description Any one of these keys gives access. A product gives access if its `enrichmentKey` is among them. For
         *     users without access, the client requests recommended products by these keys.
         */
        EntitlementKeys: string[];
        Channel: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            logo?: components["schemas"]["PictureAddress"];
            /** @description The id for recommendations; defaults to `id`. */
            externalId?: string;
            entitlementKeys?: components["schemas"]["EntitlementKeys"];
        };
        Logo: {
            name: string;
            logo: components["schemas"]["PictureAddress"];
        };
        SeoMetadata: {
            title?: string;
            description?: string;
        };
        /** @description The user's own data. Omitted for visitors. */
        UserData: {
            progressRatio?: number;
            progressLabel?: string;
            isInMyList?: boolean;
        };
        PageSummary: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: components["schemas"]["Name"];
            order: number;
        };
        /**
         * @description A page with `filterMenus` is an exploration page; any other page is a collection page. The client
         *     shows a page without swimlanes as empty.
         */
        Page: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: components["schemas"]["Name"];
            description?: string;
            backgroundImage?: components["schemas"]["PictureAddress"];
            swimlanes: components["schemas"]["Swimlane"][];
            scheduleLink?: components["schemas"]["Address"];
            seoMetadata?: components["schemas"]["SeoMetadata"];
            order?: number;
            filterMenus?: components["schemas"]["MenuEntry"][];
            sortMenus?: components["schemas"]["MenuEntry"][];
        };
        MenuEntry: {
            title: components["schemas"]["Name"];
            /**
             * Format: uri-reference
             * @description A path of the application.
             */
            link: string;
            isDefaultSelected?: boolean;
            tracking?: {
                elementId?: string;
                elementName?: string;
            };
        };
        /** @enum {string} */
        SwimlaneType: "ContinueWatching" | "MyList" | "OnTvNow" | "Default";
        /** @enum {string} */
        SwimlaneStyle: "Standard" | "Featured" | "Hero" | "SuperWideHero" | "StandardPortrait" | "HeroPortrait" | "NumberedPortrait" | "StandardNumbered" | "Live" | "SwimmingPool" | "SwimmingPoolPortrait" | "MenuText" | "MenuThumbnail" | "MenuCircle" | "MenuLogo";
        /**
         * @description `link`, `type`, `style` and `minItemsForShowMore` are properties of the swimlane, of its `config`,
         *     or of both; the swimlane's own value takes precedence. At least one of them has `link`. A missing or
         *     unknown type is `Default`, a missing or unknown style `Standard`.
         *
         *     The client only requests and shows lanes of type `ContinueWatching` and `MyList` for signed-in
         *     users.
         *
         *     Menus (`Menu…`) and numbered styles are for type `Default`. Heroes are for any type except
         *     `ContinueWatching`. Any other combination renders as `Standard`. `…Portrait` styles
         *     crop images to 2:3 and `MenuCircle` to 1:1. `MenuLogo` does not crop its logos. All others crop to
         *     16:9.
         */
        Swimlane: {
            id: components["schemas"]["Id"];
            name: string;
            type?: components["schemas"]["SwimlaneType"];
            style?: components["schemas"]["SwimlaneStyle"];
            link?: components["schemas"]["Address"];
            /** @description Whether `page` and `pageSize` are supported. Otherwise the list has one page. */
            supportsPaging?: boolean;
            /** @description Whether the name above the lane is hidden. */
            hideName?: boolean;
            /**
             * @description Minimum number of items for a link from the name to the full list. Without this property there
             *     is no link.
             */
            minItemsForShowMore?: number;
            /**
             * @description Last change of the items. The client caches the items until this value changes. It always
             *     requests `ContinueWatching` and `OnTvNow` when it shows them.
             */
            lastUpdatedUtc?: components["schemas"]["Instant"];
            config?: {
                link?: components["schemas"]["Address"];
                type?: components["schemas"]["SwimlaneType"];
                style?: components["schemas"]["SwimlaneStyle"];
                minItemsForShowMore?: number;
            };
        };
        SwimlaneItems: components["schemas"]["SwimlaneItem"][];
        /** @description A card, bare or wrapped. An item with an object as its `card` is wrapped. */
        SwimlaneItem: components["schemas"]["WrappedCard"] | components["schemas"]["Card"];
        WrappedCard: {
            card: components["schemas"]["Card"];
        };
        /**
         * @description The action of a card, and the properties it requires.
         *
         *     - `OpenSuperCoverPage`: the cover page of `links.superCoverPage`, else of `links.details`, else of
         *       `cardId`, else of `id`. Also the default of a card without a current behavior.
         *     - `OpenCoverPage`: the watch page of a series (`links.superCoverPage` of type `Series`), else of
         *       `links.details`.
         *     - `OpenEpisodeCoverPage`: the cover page of `links.episodeCoverPage`.
         *     - `PlayAsset`: the watch page of `links.details`, else of `channel`.
         *     - `PlayChannel`, `PlayExternalChannel`: the watch page of `channel`.
         *     - `PlayExternalAsset`: the external `links.externalPlayback`.
         *     - `OpenCollection`: the page of `links.collectionLink`.
         * @enum {string}
         */
        BehaviorTarget: "OpenCoverPage" | "PlayChannel" | "PlayExternalChannel" | "OpenEpisodeCoverPage" | "PlayExternalAsset" | "OpenSuperCoverPage" | "PlayAsset" | "OpenCollection";
        /** @enum {string} */
        ProgramStateType: "NoAccess" | "Planned" | "Live" | "Expired" | "Rented" | "Default";
        /** @description The state at the time of the response. */
        ProgramState: {
            type: components["schemas"]["ProgramStateType"];
            label?: string;
            progressPercentage?: number;
        };
        TimedBehavior: {
            from?: components["schemas"]["WindowEnd"];
            to?: components["schemas"]["WindowEnd"];
            target: components["schemas"]["BehaviorTarget"];
        };
        TimedState: {
            from?: components["schemas"]["WindowEnd"];
            to?: components["schemas"]["WindowEnd"];
            value: components["schemas"]["ProgramStateType"];
            /** @description The text of the state badge. */
            label?: string;
        };
        TimedText: {
            from?: components["schemas"]["WindowEnd"];
            to?: components["schemas"]["WindowEnd"];
            value: string;
        };
        ExternalPlayback: {
            providerId: string;
            playbackUrl: components["schemas"]["Address"];
            /** @description A POST here adds the asset to continue watching. */
            reportUrl?: components["schemas"]["Address"];
        };
        SuperCoverPageLink: {
            /** @enum {string} */
            type: "Series" | "Episode" | "SingleProgramOrMovie";
            /**
             * @description May have a suffix after a colon. For a series, the client only requests the part before the
             *     first colon, so the id of a series has no colon. For any other type, it requests the whole id.
             */
            id: string;
        };
        DetailsLink: {
            id: components["schemas"]["Id"];
            href?: components["schemas"]["Address"];
        };
        CardLinks: {
            myList?: components["schemas"]["Href"];
            excludeFromContinueWatchingUrl?: components["schemas"]["Address"];
            /** @description The older spelling of `excludeFromContinueWatchingUrl`. */
            excludeFromContinueWatching?: {
                url: components["schemas"]["Address"];
            };
            superCoverPage?: components["schemas"]["SuperCoverPageLink"];
            /** @description The cover page of the episode's series. */
            episodeCoverPage?: {
                id: components["schemas"]["Id"];
                autoPlay?: boolean;
            };
            details?: components["schemas"]["DetailsLink"];
            collectionLink?: {
                slug: components["schemas"]["Slug"];
            };
            externalPlayback?: components["schemas"]["ExternalPlayback"];
        };
        CardTracking: {
            id?: string;
            title?: string;
            seriesId?: string;
        };
        /**
         * @description `behaviors`, `states`, `labels`, `subtitles` and `rbLabels` are lists of windows: the first entry
         *     with a window that includes the current time applies. An entry without `from` or `to` is ignored.
         *
         *     - `subtitle` and `rightBottomLabel` apply if no window of `subtitles` and `rbLabels` does.
         *     - The state comes from `states` and defaults to `Default`. Only a card without `states` uses its
         *       `programState`, which is the state at the time of the response.
         *     - The badge text is the entry of `labels`, otherwise the `label` of the state, otherwise 'Direkte'
         *       for `Live`. `Default` has no badge, even with `labels`.
         */
        Card: {
            /** @description The card; also the `elementId` in analytics. */
            id: components["schemas"]["Id"];
            cardId?: components["schemas"]["Id"];
            title: components["schemas"]["Name"];
            subtitle?: string;
            description?: string;
            image?: components["schemas"]["Image"];
            rightBottomLabel?: string;
            imdbRating?: number;
            ageLimit?: number;
            /** @description The price for rental or purchase, in NOK. */
            price?: number;
            programState?: components["schemas"]["ProgramState"];
            behaviors?: components["schemas"]["TimedBehavior"][];
            states?: components["schemas"]["TimedState"][];
            labels?: components["schemas"]["TimedText"][];
            subtitles?: components["schemas"]["TimedText"][];
            rbLabels?: components["schemas"]["TimedText"][];
            userData?: components["schemas"]["UserData"];
            channel?: components["schemas"]["Channel"];
            logos?: components["schemas"]["Logo"][];
            links?: components["schemas"]["CardLinks"];
            tracking?: components["schemas"]["CardTracking"];
        };
        CardThatOpensChannel: unknown;
        CardThatOpensCoverPage: unknown;
        CardThatOpensEpisodeCoverPage: unknown;
        CardThatPlaysAsset: unknown;
        CardThatPlaysElsewhere: unknown;
        CardThatOpensCollection: unknown;
        /**
         * @description A card of an episode, a segment or a dated broadcast of a series. Every behavior except
         *     `PlayExternalAsset` plays `links.details`.
         */
        EpisodeCard: components["schemas"]["Card"] & {
            links: WithRequired<components["schemas"]["CardLinks"], "details">;
            season?: number;
            episode?: number;
            publishedAt?: components["schemas"]["Instant"];
            durationSeconds?: number;
        };
        GuideChannel: components["schemas"]["Channel"] & {
            isFavourite?: boolean;
            links?: {
                myList?: components["schemas"]["Href"];
            };
        };
        Programme: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Name"];
            subtitle?: string;
            description?: string;
            start: components["schemas"]["Instant"];
            end: components["schemas"]["Instant"];
            image?: components["schemas"]["Image"];
            ageLimit?: number;
            state?: components["schemas"]["ProgramState"];
            links?: components["schemas"]["CardLinks"];
        };
        Schedule: {
            /** Format: date */
            date: string;
            channel: components["schemas"]["GuideChannel"];
            /** @description Sorted by start, without overlap. */
            programmes: components["schemas"]["Programme"][];
        };
        TvGuide: {
            /** Format: date */
            date: string;
            /** @description The number of channels on all pages. */
            totalChannels?: number;
            /** @description The number of this page, from 1; defaults to 1. */
            page?: number;
            channels: {
                channel: components["schemas"]["GuideChannel"];
                programmes: components["schemas"]["Programme"][];
            }[];
        };
        SearchResult: {
            /** @description The query of this response. A response to another query is ignored. */
            query?: string;
            groups: components["schemas"]["SearchGroup"][];
        };
        /** @description Hits of one type, best first. Images of movies are posters (2:3), all others are 16:9. */
        SearchGroup: {
            /** @enum {string} */
            type: "movies" | "series" | "programs" | "channels" | "kids";
            title?: string;
            items: components["schemas"]["SwimlaneItems"];
        };
        /** @enum {string} */
        TitleType: "channel" | "kid" | "catchUp" | "upcoming" | "movie" | "tvshow" | "unknown";
        /** @description The next title to watch. */
        WatchNext: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Name"];
            image?: components["schemas"]["Image"];
            season?: number;
            episode?: number;
        };
        /** @description A skippable segment, in seconds of the programme. Skipping seeks to `end`. */
        InteractionPoint: {
            start: number;
            end: number;
            /** @enum {string} */
            type: "intro" | "recap" | "credits";
        };
        /** @description Playback URLs, one per DRM type. Clear Key is for the local platform. */
        PlayUrls: {
            widevine?: components["schemas"]["Href"];
            playReady?: components["schemas"]["Href"];
            fairPlay?: components["schemas"]["Href"];
            clearKey?: components["schemas"]["Href"];
        };
        TitleLinks: {
            progress?: components["schemas"]["Href"];
            details?: components["schemas"]["DetailsLink"];
            series?: components["schemas"]["DetailsLink"];
            similar?: components["schemas"]["Href"];
            wish?: components["schemas"]["Href"];
            nextEpisode?: components["schemas"]["DetailsLink"];
            excludeFromContinueWatching?: components["schemas"]["Href"];
            superCoverPage?: components["schemas"]["SuperCoverPageLink"];
            externalPlayback?: components["schemas"]["ExternalPlayback"];
            /** @description The provider's own player, shown in a frame. */
            embeddedPlay?: components["schemas"]["Href"];
            playUrls?: components["schemas"]["PlayUrls"];
        };
        TitleDetails: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            episodeTitle?: string;
            description?: string;
            type?: components["schemas"]["TitleType"];
            categories?: string[];
            genres?: string[];
            image?: components["schemas"]["Image"];
            year?: number;
            durationSeconds?: number;
            links: components["schemas"]["TitleLinks"];
            progress?: {
                percent: number;
                seconds: number;
            };
            isInMyList?: boolean;
            ageLimit?: number;
            /** @description The start of the credits, in seconds of the programme. */
            creditsStartTime?: number;
            /** @enum {string} */
            streamingMode?: "Live" | "OnDemand";
            /** @description `Linear` for channel content; other values are ignored. */
            titleType?: string;
            inCatchupArchive?: boolean;
            seriesId?: components["schemas"]["Id"];
            season?: number;
            episode?: number;
            watchNext?: components["schemas"]["WatchNext"];
            /** @description The start of a linear programme. */
            start?: components["schemas"]["Instant"];
            /** @description The end of a linear programme. */
            end?: components["schemas"]["Instant"];
            channel?: components["schemas"]["Channel"];
            interactionPoints?: components["schemas"]["InteractionPoint"][];
            /** @description The price for rental or purchase, in NOK. */
            price?: number;
            entitlementKeys?: components["schemas"]["EntitlementKeys"];
        };
        Season: {
            id: components["schemas"]["Id"];
            number: number;
            title?: string;
            episodes: components["schemas"]["EpisodeCard"][];
        };
        Series: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Name"];
            description?: string;
            image?: components["schemas"]["Image"];
            watchNext?: components["schemas"]["WatchNext"];
            seasons: components["schemas"]["Season"][];
        };
        /**
         * @description One way to watch a title.
         *
         *     - `PlayAsset` plays `links.details`, otherwise `links.details` of the cover page. On the page of a
         *       series it plays `watchNext` first.
         *     - `PlayExternalAsset` requires `links.externalPlayback`.
         *     - `ShowVariants` opens the page's `providerVariants` section.
         */
        ProviderVariant: {
            id: components["schemas"]["Id"];
            providerId: string;
            providerName?: string;
            logo?: components["schemas"]["PictureAddress"];
            /** @enum {string} */
            behavior: "PlayAsset" | "PlayExternalAsset" | "ActivateExternalService" | "ShowVariants";
            /** @enum {string} */
            state?: "Default" | "NoAccess" | "NotActivated" | "Planned" | "Live" | "Expired" | "Rented";
            subtitle?: string;
            /** @description The price for rental or purchase, in NOK. */
            price?: number;
            entitlementKeys?: components["schemas"]["EntitlementKeys"];
            links?: components["schemas"]["CardLinks"];
        };
        SectionProviderVariants: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "providerVariants";
            title?: string;
            link: components["schemas"]["Address"];
        };
        SectionSwimlane: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "swimlane";
            swimlane: components["schemas"]["Swimlane"];
        };
        SectionExtendedMetadata: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "extendedMetadata";
            title?: string;
            /** @description Facts such as genres, cast, director, year, duration, country, age limit and languages. */
            items: {
                label: string;
                value: string;
            }[];
        };
        SectionSequentialSeries: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "sequentialSeries";
            title?: string;
            seasons: components["schemas"]["Season"][];
        };
        SectionSegmentSeries: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "segmentSeries";
            title?: string;
            segments: components["schemas"]["EpisodeCard"][];
        };
        SectionTopicalitySeries: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "topicalitySeries";
            title?: string;
            /** @description The episodes by date, newest first. */
            episodes: components["schemas"]["EpisodeCard"][];
        };
        CoverPageSection: components["schemas"]["SectionProviderVariants"] | components["schemas"]["SectionSwimlane"] | components["schemas"]["SectionExtendedMetadata"] | components["schemas"]["SectionSequentialSeries"] | components["schemas"]["SectionSegmentSeries"] | components["schemas"]["SectionTopicalitySeries"];
        SuperCoverPage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "episode" | "series" | "singleProgramOrMovie";
            title: components["schemas"]["Name"];
            subtitle?: string;
            description?: string;
            image?: components["schemas"]["Image"];
            backgroundImage?: components["schemas"]["PictureAddress"];
            ageLimit?: number;
            imdbRating?: number;
            logos?: components["schemas"]["Logo"][];
            userData?: components["schemas"]["UserData"];
            seoMetadata?: components["schemas"]["SeoMetadata"];
            links?: components["schemas"]["CardLinks"];
            defaultProviderVariant?: components["schemas"]["ProviderVariant"];
            /**
             * @description A preview of one or two minutes, for every customer with access to content. It is a title with
             *     its own details, but without `progress` and list links, because nothing about it is stored.
             */
            trailer?: components["schemas"]["DetailsLink"];
            watchNext?: components["schemas"]["WatchNext"];
            sections: components["schemas"]["CoverPageSection"][];
        };
        SeriesCoverPage: components["schemas"]["SuperCoverPage"] & {
            /** @constant */
            type?: "series";
        };
        FrontpageImage: {
            url: components["schemas"]["PictureAddress"];
        };
        InAppMessage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "info" | "warning" | "tvApp";
            from?: components["schemas"]["WindowEnd"];
            to?: components["schemas"]["WindowEnd"];
            isDismissable?: boolean;
            banner: {
                title: components["schemas"]["Name"];
                message?: string;
                buttonText?: string;
            };
            details?: {
                title: components["schemas"]["Name"];
                message?: string;
                linkConfig?: {
                    /** Format: uri-reference */
                    link: string;
                    linkText: components["schemas"]["Name"];
                };
            };
        };
        Playback: {
            manifestUrl: components["schemas"]["Address"];
            /**
             * @description The same stream from another source, of the same type. The client uses it if the first manifest
             *     fails to load.
             */
            secondaryManifestUrl?: components["schemas"]["Address"];
            /** @enum {string} */
            manifestType: "dash" | "hls";
            /** @enum {string} */
            drmType: "none" | "widevine" | "playReady" | "fairPlay" | "clearKey";
            licenceUrl?: components["schemas"]["Address"];
            /** @description Sent with every licence request. */
            licenceHeaders?: {
                [key: string]: string;
            };
            /** @description The URL of the FairPlay server certificate, in binary (DER). Fetched without a token. */
            certificateUrl?: components["schemas"]["Address"];
            /** @description Sent with every request for manifests and segments. */
            headers?: {
                [key: string]: string;
            };
            /** @description A WebVTT file with images as cues (`picture.jpg#xywh=…`). */
            thumbnails?: {
                url: components["schemas"]["PictureAddress"];
                width?: number;
            };
        };
        ProgressUpdate: {
            ProgressSeconds: number;
        };
        ClearKeyRequest: {
            kids: string[];
            type?: string;
        };
        ClearKeyLicence: {
            keys: {
                /** @constant */
                kty: "oct";
                /** @description The key id, base64url without padding. */
                kid: string;
                /** @description The key, base64url without padding. */
                k: string;
            }[];
            type?: string;
        };
        PinValidation: {
            isValid: boolean;
        };
        PinSettings: {
            isPinSet: boolean;
            purchasePinActive: boolean;
        };
        /**
         * @description An unknown type only removes the badge of the discount.
         * @enum {string}
         */
        DiscountType: "NoDiscount" | "NewTrialLength" | "Price";
        Discount: {
            discountType: components["schemas"]["DiscountType"];
            /** @description The reduction in percent. */
            percent?: number;
            /** @description The duration of the discount or the trial. */
            durationMonths?: number;
        };
        /**
         * @description The addition to the base product: none, Sport Basis, Sport Premium or Viaplay Total
         *     (`sport_premium`), or Sportskanaler. A package of an unknown type is sold without its badge.
         * @enum {string}
         */
        PackageType: "primary" | "sport" | "sport_premium" | "sportskanaler";
        PackageChannel: {
            id: string;
            name: string;
            displayName?: string;
            logo?: components["schemas"]["PictureAddress"];
        };
        Package: {
            id: components["schemas"]["Id"];
            /** @description {product}_MINI, {product}_FILM_OG_SERIER or {product}_FAMILIE, with or without an add-on suffix. */
            name: components["schemas"]["Name"];
            channels: components["schemas"]["PackageChannel"][];
            /** @description The price per month, in NOK. */
            price: number;
            packageType: components["schemas"]["PackageType"];
            /** Format: uri-reference */
            url?: string;
            isDiscountable?: boolean;
            offersTrialPeriod?: boolean;
            discount?: components["schemas"]["Discount"];
        };
        Settings: {
            packages: components["schemas"]["Package"][];
        };
        Product: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /** @description The price per month, in NOK. */
            price: number;
            baseProduct: boolean;
            /** @description One of the `entitlementKeys` that the product gives access to. */
            enrichmentKey?: string;
            /** @description Whether the product can be in a trial. Trials and campaigns are for new customers only. */
            allowInTrial?: boolean;
            /**
             * @description Relations to other products. One entry in one direction is sufficient for a pair; `Uncombinable`
             *     in either direction forbids it. A pair without an entry is a server error and cannot be bought.
             */
            relations: {
                id: string;
                /** @enum {string} */
                relationType: "Combinable" | "Uncombinable" | "Included";
            }[];
            /** @description For customers who register or have `isNewCustomer` true. Other customers pay `price`. */
            campaignDiscounts?: {
                /** @description The reduced price, in NOK. */
                reducedAmount: number;
                numberOfBillingCycles: number;
            }[];
        };
        /**
         * @description An unknown value is treated as omitted: `hasAccessToContent` decides access, and the customer stays
         *     signed in.
         * @enum {string}
         */
        SubscriptionState: "Active" | "Canceled" | "CanceledDueToLackOfPayment" | "PendingPaymentInfo" | "PaymentInProgress" | "UpgradeInProgress" | "FreeAccess" | "PaymentFailed" | "PendingCancellation" | "ChangeSubscriptionRequested" | "PastDue";
        /**
         * @description An unknown value is treated as omitted.
         * @enum {string}
         */
        BillingProvider: "Card" | "Vipps" | "None";
        Personalia: {
            firstName?: string;
            lastName?: string;
            email?: string;
            /** @description 47 and eight digits. */
            phoneNumber?: string;
            createdDate?: components["schemas"]["Instant"];
        };
        SubscribedPackage: {
            id: string;
            state: components["schemas"]["SubscriptionState"];
            hasAccessToContent?: boolean;
            /**
             * @description The date of the next charge, also at the end of a trial. In `PendingCancellation` it is the end
             *     of access. It is the start of a day in Europe/Oslo: a paid period or trial includes the whole
             *     day before. A subscription bought on the 31st is charged on the last day of shorter months, and
             *     on the 31st of others.
             */
            nextPaymentDate?: components["schemas"]["Instant"];
            /** @description The bought products, the base product first. In `PendingPaymentInfo`, the selected, unpaid products. */
            selectedProductIds?: string[];
        };
        /**
         * @description Completed, Connected, NeedsConnection, NeedsToCancelExternalServiceSubscription (for TV 2 Play also
         *     NeedsToCancelTv2PlaySubscription), NeedsToSetPassword or Unknown. Any other value, including an
         *     empty string, is treated as Unknown. If it is omitted, the status is not known yet and may follow
         *     shortly.
         */
        ExternalServiceStatusCode: string;
        ExternalServiceStatus: {
            activationCode?: string;
            statusCode?: components["schemas"]["ExternalServiceStatusCode"];
            serviceId?: string;
            activationUrl?: components["schemas"]["Address"];
            inSubscription?: boolean;
        };
        InternalServiceStatus: {
            inSubscription?: boolean;
        };
        UserInfo: {
            userId: string;
            personalia: components["schemas"]["Personalia"];
            analytics?: {
                emailSha256?: string;
                emailMd5?: string;
                phoneSha256?: string;
            };
            subscribedPackage?: components["schemas"]["SubscribedPackage"];
            isInTrialPeriod?: boolean;
            /** @description The package that applies from the next payment date. */
            pendingDowngradeToPackageId?: string;
            /** @description The status of each service, including unknown services. `hboMax` is the older name of `max`. */
            externalServicesStatus?: {
                viaplay?: components["schemas"]["ExternalServiceStatus"];
                tv2play?: components["schemas"]["ExternalServiceStatus"];
                max?: components["schemas"]["ExternalServiceStatus"];
                hboMax?: components["schemas"]["ExternalServiceStatus"];
                nrk?: components["schemas"]["ExternalServiceStatus"];
            };
            internalServicesStatus?: {
                skyShowtime?: components["schemas"]["InternalServiceStatus"];
                nordiskFilm?: components["schemas"]["InternalServiceStatus"];
            };
            billingProvider?: components["schemas"]["BillingProvider"];
            /**
             * @description Whether the customer has never had a subscription, so that campaigns and trials apply. If
             *     omitted, they apply to a customer without a package, or in `PendingPaymentInfo`.
             */
            isNewCustomer?: boolean;
        };
        Consents: {
            receiveEmail: boolean;
            receiveSms: boolean;
            personalizedMarketing: boolean;
            shareContactInformationWithThirdParties: boolean;
            contactThroughSocialMedia: boolean;
        };
        Account: {
            personalia: components["schemas"]["Personalia"];
            consents: components["schemas"]["Consents"];
        };
        Subscription: components["schemas"]["SubscribedPackage"] & {
            /** @description The price per month from the next payment, in NOK. */
            monthlyPrice?: number;
            /** @description The products from the next payment date, if a downgrade is pending. */
            pendingProductIds?: string[];
            /** @description The products in trial. */
            trialProductIds?: string[];
            /** @description An offer for a customer who is about to cancel. */
            retentionOffer?: {
                id: string;
                discount: components["schemas"]["Discount"];
            };
        };
        ChangeSummary: {
            /** @description The amount due now, in NOK; 0 in a trial. An upgrade is charged pro rata by whole days in Europe/Oslo, so the amount is constant within a day. */
            toPayNow: number;
            /** @description When the change applies. If omitted, it applies immediately. */
            effectiveDate?: components["schemas"]["Instant"];
            /**
             * @description The date of the next payment. It charges the sum of the lines in effect on that date, which is
             *     the start of a day in Europe/Oslo.
             */
            nextPaymentDate?: components["schemas"]["Instant"];
            /** @description The sum of the permanent lines (without `until`), in NOK. */
            monthlyPrice: number;
            /** @description The products, then reductions (negative) and a trial, each with its end. */
            lines: components["schemas"]["SummaryLine"][];
            /**
             * @description `None` means that nothing changes and nothing can be confirmed.
             * @enum {string}
             */
            changeType: "New" | "Upgrade" | "Downgrade" | "None";
        };
        SummaryLine: {
            /**
             * @description A missing or unknown kind is treated as `Product`.
             * @enum {string}
             */
            kind?: "Product" | "Discount" | "Voucher" | "Trial";
            /** @description The product that is bought or reduced. */
            productId?: string;
            name: components["schemas"]["Name"];
            /** @description The price per month, in NOK; negative for a reduction. */
            price: number;
            /**
             * @description The end of a discount, voucher or trial. If omitted, the line is permanent. It is the first
             *     payment date without the line: a line that ends within a period applies to the whole period.
             */
            until?: components["schemas"]["Instant"];
        };
        SubscriptionChange: {
            braintreeNonce?: string;
            /** Format: uri */
            vippsReturnUrl?: string;
            /** @description The accepted offer. */
            retentionOfferId?: string;
        };
        SubscriptionChangeResult: {
            /**
             * @description The charged amount, in NOK. With the wallet, it is charged when the customer confirms. A receipt
             *     shows this amount. It may be lower than the confirmed `toPayNow` if a new day has started since.
             */
            amount?: number;
            /**
             * Format: uri
             * @description The wallet URL where the customer confirms. It is on the configured wallet host; any other host
             *     is rejected.
             */
            redirectUrl?: string;
        };
        StopRenewal: {
            /**
             * @description One of `TooExpensive`, `TooLittleUse`, `MissingContent`, `TechnicalTrouble` and `Other`; a
             *     server also accepts any other value.
             */
            reason?: string;
            /** @description The products for which to stop the trial. */
            productIds?: string[];
        };
        /** @enum {string} */
        PaymentErrorCode: "SUBSCRIPTION_FAILED" | "PAYMENT_FAILED" | "COULD_NOT_CHARGE_CARD" | "CLIENT_TOKEN_LOAD_FAILED" | "CARD_ALREADY_REGISTERED" | "DEFAULT" | "INVALID_VOUCHER" | "CARD_3DSECURE_FAILED" | "CARD_3DSECURE_FAILED_LIABILITYSHIFT_NOT_POSSIBLE" | "CARD_NOT_NORWEGIAN" | "PP_ACCOUNT_NOT_NORWEGIAN" | "SUBCTIPTION_CANCELED";
        SubscriptionErrorItems: {
            /** @description An unknown code is treated as `DEFAULT`. */
            ErrorCode: components["schemas"]["PaymentErrorCode"] | string;
            ErrorMessage: string;
        }[];
        Voucher: {
            code: string;
            isValid: boolean;
            discount?: components["schemas"]["Discount"];
            /**
             * @description The products that the voucher is valid for. If omitted, it is valid for any product. A voucher
             *     without a discount includes these products.
             */
            productIds?: string[];
            /** @description Whether the voucher is bound to a phone number that is not confirmed yet. */
            requiresIdentification?: boolean;
            validTo?: components["schemas"]["Instant"];
        };
        Registration: {
            email: string;
            firstName: string;
            lastName: string;
            phoneNumber: string;
            password: string;
            consents: components["schemas"]["Consents"];
            productIds: string[];
            voucherCode?: string;
        };
        RegistrationResult: {
            otac?: string;
            /** @description Another name of `otac`. */
            oneTimeCode?: string;
        };
        ProductRecommendation: {
            productCombinations: {
                productIds: string[];
                packageId?: string;
                /** @description The price per month, in NOK. */
                price?: number;
            }[];
        };
        Transaction: {
            id: string;
            date: components["schemas"]["Instant"];
            /** @description The amount in NOK. */
            amount: number;
            description?: string;
            /**
             * @description An unknown value is treated as omitted.
             * @enum {string}
             */
            status: "Settled" | "Pending" | "Failed" | "Refunded";
            invoiceId?: string;
        };
        PaymentMethod: {
            type: components["schemas"]["BillingProvider"];
            /** @description The brand of the card, for display: Visa. */
            cardBrand?: string;
            maskedNumber?: string;
            /** @description The month and year of expiry. */
            expiry?: string;
        };
        WalletAgreement: {
            agreementId: string;
            /**
             * @description An unknown value is treated as omitted.
             * @enum {string}
             */
            status: "Pending" | "Active" | "Stopped" | "Expired";
            phoneNumber?: string;
        };
        UrlAnswer: {
            /** Format: uri */
            url: string;
        };
        Tv2User: {
            userId?: string;
            email?: string;
            statusCode?: components["schemas"]["ExternalServiceStatusCode"];
        };
        PasswordUpdate: {
            currentPassword: string;
            /** @description At least eight characters. */
            newPassword: string;
        } | {
            token: string;
            /** @description At least eight characters. */
            newPassword: string;
        };
    };
    responses: {
        /** @description The request failed. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "INTERNAL",
                 *       "message": "Noe gikk galt"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request is invalid. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "VALIDATION_FAILED",
                 *       "message": "Ugyldig forespørsel"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The resource does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "NOT_FOUND",
                 *       "message": "Finnes ikke"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token or session is missing or invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNAUTHORIZED",
                 *       "message": "Du må logge inn"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The password is wrong. */
        IncorrectPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "INCORRECT_PASSWORD",
                 *       "message": "Feil passord"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The resource already exists, or the operation is in progress. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "CONFLICT",
                 *       "message": "Finnes fra før"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The customer has none. This is not an error. */
        None: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "NONE"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The code is invalid. */
        InvalidVoucher: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "INVALID_VOUCHER",
                 *       "message": "Ugyldig kode"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The email address is invalid. */
        EmailRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "EMAIL_VALIDATION_FAILURE",
                 *       "message": "Email validation failed",
                 *       "field": "email"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Another customer uses the email address. */
        EmailExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "EMAIL_EXISTS",
                 *       "message": "Email already exists",
                 *       "field": "email"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The number is invalid. */
        PhoneNumberRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "PHONE_NUMBER_VALIDATION_FAILURE",
                 *       "message": "Phone number validation failed",
                 *       "field": "phoneNumber"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The link has expired or was used, or the new password is too short. */
        PasswordRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server rejects the property in `field`, or `email` if it is omitted. */
        RegistrationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The wallet has no usable email address (`field` is `email`), or its login is no longer valid. */
        WalletRegistrationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A customer with this email address already exists. */
        UserExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "USER_EXISTS",
                 *       "message": "User already exists",
                 *       "field": "email"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The code was already used. */
        VoucherUsed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "VOUCHER_USED",
                 *       "message": "Koden er allerede brukt"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request is rejected with these reasons. The introduction has a table of codes and statuses. */
        SubscriptionErrors: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "ErrorCode": "COULD_NOT_CHARGE_CARD",
                 *         "ErrorMessage": "Kortet ble avvist"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["SubscriptionErrorItems"];
            };
        };
    };
    parameters: {
        /**
         * @description The application and its version. `{brand}` is the brand's header prefix.
         * @example web/1.0.0
         */
        Application: string;
        /**
         * @description One UUID per browser session.
         * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
         */
        AppSessionId: string;
        /**
         * @description One UUID per browser, the same across sessions.
         * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
         */
        AppInstallationId: string;
        /** @example 2.0 */
        AcceptModelVersion: "2.0";
        /**
         * @description The page number, from 1.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description The number of items in a page. The client requests 30.
         * @example 30
         */
        PageSize: number;
        /** @example 2.0 */
        AcceptModalVersion: "2.0";
        /**
         * @description The id of the playback session.
         * @example 1b0c0c0e-1f0a-4b8e-9a37-7a0d3f5b2c11
         */
        StreamingSessionId: string;
        /**
         * @description The id of the playback session.
         * @example 1b0c0c0e-1f0a-4b8e-9a37-7a0d3f5b2c11
         */
        OptionalStreamingSessionId: string;
        /**
         * @description The analytics client id. Sent only with consent.
         * @example GA1.1.1734567890.1698765432
         */
        AnalyticsId: string;
        /**
         * @description The product ids, as repeated parameters: `productIds=a&productIds=b`.
         * @example [
         *       "mye",
         *       "max-ultimate"
         *     ]
         */
        ProductIds: string[];
        /**
         * @description The id of the payment intent. See 'Idempotency' in the introduction.
         * @example 3f0f2f0e-6f0a-4b1c-8b1e-2a9f5c1d7e44
         */
        IdempotencyKey: string;
        /** @example VINTER26 */
        VoucherCode: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getPages: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All pages, in any order. The list contains at least the front page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "page-start",
                     *         "slug": "start",
                     *         "title": "Start",
                     *         "order": 1
                     *       },
                     *       {
                     *         "id": "page-tv",
                     *         "slug": "tv",
                     *         "title": "TV",
                     *         "order": 2
                     *       },
                     *       {
                     *         "id": "page-filmer",
                     *         "slug": "filmer",
                     *         "title": "Filmer",
                     *         "order": 3
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PageSummary"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPage: {
        parameters: {
            query?: {
                /**
                 * @description The selected entry of the filter menu, from the query of the page's URL.
                 * @example drama
                 */
                filterMenu?: string;
                /**
                 * @description The selected entry of the sort menu, from the query of the page's URL.
                 * @example populart
                 */
                sortMenu?: string;
            };
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example filmer */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getSwimlane: {
        parameters: {
            query?: {
                /**
                 * @description The page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items in a page. The client requests 30.
                 * @example 30
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
                /** @example 2.0 */
                "accept-model-version": components["parameters"]["AcceptModelVersion"];
            };
            path: {
                /** @example lane-hero */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cards, bare or wrapped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwimlaneItems"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getTvGuide: {
        parameters: {
            query: {
                /** @example 2026-11-20 */
                date: string;
                /**
                 * @description Start of the interval; defaults to the start of the day.
                 * @example 2026-11-20T18:00:00Z
                 */
                from?: string;
                /**
                 * @description End of the interval; defaults to the end of the day.
                 * @example 2026-11-20T22:00:00Z
                 */
                to?: string;
                /** @example nordlys */
                channel?: string;
                /**
                 * @description The page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items in a page. The client requests 30.
                 * @example 30
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels of this page with their programmes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "date": "2026-11-20",
                     *       "totalChannels": 40,
                     *       "channels": [
                     *         {
                     *           "channel": {
                     *             "id": "nordlys",
                     *             "name": "Nordlys",
                     *             "logo": "http://media.localhost:4400/images/logo-nordlys",
                     *             "isFavourite": true,
                     *             "links": {
                     *               "myList": {
                     *                 "href": "http://api.localhost:4400/gateway/favourites/nordlys"
                     *               }
                     *             }
                     *           },
                     *           "programmes": [
                     *             {
                     *               "id": "nordlys-2026-11-20-2230",
                     *               "title": "Kveldsnytt",
                     *               "start": "2026-11-20T22:30:00+01:00",
                     *               "end": "2026-11-20T23:00:00+01:00",
                     *               "state": {
                     *                 "type": "Live",
                     *                 "label": "Direkte"
                     *               },
                     *               "links": {
                     *                 "details": {
                     *                   "id": "nordlys-2026-11-20-2230"
                     *                 }
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TvGuide"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    getSchedule: {
        parameters: {
            query?: {
                /** @example 2026-11-20 */
                date?: string;
            };
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example nordlys */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One channel with its programmes, in the format of the guide. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "date": "2026-11-20",
                     *       "channel": {
                     *         "id": "nordlys",
                     *         "name": "Nordlys",
                     *         "logo": "http://media.localhost:4400/images/logo-nordlys"
                     *       },
                     *       "programmes": [
                     *         {
                     *           "id": "nordlys-2026-11-20-2000",
                     *           "title": "Fyret på Skarvøya",
                     *           "subtitle": "S1:E1 Båten",
                     *           "description": "En fyrvokter finner en båt uten folk om bord.",
                     *           "start": "2026-11-20T20:00:00+01:00",
                     *           "end": "2026-11-20T20:45:00+01:00",
                     *           "state": {
                     *             "type": "Default"
                     *           },
                     *           "links": {
                     *             "details": {
                     *               "id": "fyret-pa-skarvoya-s1e1"
                     *             },
                     *             "superCoverPage": {
                     *               "type": "Series",
                     *               "id": "fyret-pa-skarvoya"
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description The text to search for, with at least two characters after trimming.
                 * @example fyr
                 */
                query: string;
            };
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cards grouped by type. Without hits, the list of groups is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    getTitle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example isfront */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data of the watch page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitleDetails"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getSeries: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
                /** @example no-cache */
                "Cache-Control"?: "no-cache";
            };
            path: {
                /** @example fyret-pa-skarvoya */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "fyret-pa-skarvoya",
                     *       "title": "Fyret på Skarvøya",
                     *       "description": "En fyrvokter finner en båt uten folk om bord.",
                     *       "image": {
                     *         "url": "http://media.localhost:4400/images/fyret-pa-skarvoya"
                     *       },
                     *       "watchNext": {
                     *         "id": "fyret-pa-skarvoya-s1e2",
                     *         "title": "S1:E2 Loggboken",
                     *         "season": 1,
                     *         "episode": 2
                     *       },
                     *       "seasons": [
                     *         {
                     *           "id": "fyret-pa-skarvoya-s1",
                     *           "number": 1,
                     *           "title": "Sesong 1",
                     *           "episodes": [
                     *             {
                     *               "id": "el-1001-1",
                     *               "title": "Båten",
                     *               "season": 1,
                     *               "episode": 1,
                     *               "links": {
                     *                 "details": {
                     *                   "id": "fyret-pa-skarvoya-s1e1"
                     *                 }
                     *               }
                     *             },
                     *             {
                     *               "id": "el-1001-2",
                     *               "title": "Loggboken",
                     *               "season": 1,
                     *               "episode": 2,
                     *               "links": {
                     *                 "details": {
                     *                   "id": "fyret-pa-skarvoya-s1e2"
                     *                 }
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Series"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getSeriesCoverPage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example fyret-pa-skarvoya */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A super cover page of type `series`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "fyret-pa-skarvoya",
                     *       "type": "series",
                     *       "title": "Fyret på Skarvøya",
                     *       "sections": [
                     *         {
                     *           "kind": "sequentialSeries",
                     *           "seasons": [
                     *             {
                     *               "id": "fyret-pa-skarvoya-s1",
                     *               "number": 1,
                     *               "episodes": [
                     *                 {
                     *                   "id": "el-1001-1",
                     *                   "title": "Båten",
                     *                   "season": 1,
                     *                   "episode": 1,
                     *                   "links": {
                     *                     "details": {
                     *                       "id": "fyret-pa-skarvoya-s1e1"
                     *                     }
                     *                   }
                     *                 },
                     *                 {
                     *                   "id": "el-1001-2",
                     *                   "title": "Loggboken",
                     *                   "season": 1,
                     *                   "episode": 2,
                     *                   "links": {
                     *                     "details": {
                     *                       "id": "fyret-pa-skarvoya-s1e2"
                     *                     }
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SeriesCoverPage"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getSuperCoverPage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example isfront */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cover page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuperCoverPage"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getProviderVariants: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example isfront */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variants, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "variant-isfront-egen",
                     *         "providerId": "egen",
                     *         "providerName": "Arkivet",
                     *         "behavior": "PlayAsset",
                     *         "state": "Default",
                     *         "subtitle": "Inkludert i ditt abonnement",
                     *         "links": {
                     *           "details": {
                     *             "id": "isfront"
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "id": "variant-isfront-viaplay",
                     *         "providerId": "viaplay",
                     *         "providerName": "Viaplay",
                     *         "logo": "http://media.localhost:4400/images/logo-viaplay",
                     *         "behavior": "PlayExternalAsset",
                     *         "state": "NoAccess",
                     *         "subtitle": "Krever abonnement",
                     *         "links": {
                     *           "externalPlayback": {
                     *             "providerId": "viaplay",
                     *             "playbackUrl": "http://partner.localhost:4400/viaplay/watch/isfront",
                     *             "reportUrl": "http://api.localhost:4400/gateway/continue-watching/external/isfront"
                     *           }
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProviderVariant"][];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getFrontpageImage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "http://media.localhost:4400/images/frontpage"
                     *     }
                     */
                    "application/json": components["schemas"]["FrontpageImage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getInAppMessages: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners, most important first, including banners outside their window. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "banner-ski",
                     *         "type": "info",
                     *         "from": "2026-11-20T06:00:00+01:00",
                     *         "to": "2026-11-23T23:00:00+01:00",
                     *         "isDismissable": true,
                     *         "banner": {
                     *           "title": "Skisesongen er i gang",
                     *           "message": "Se åpningshelgen direkte.",
                     *           "buttonText": "Les mer"
                     *         },
                     *         "details": {
                     *           "title": "Skisesongen er i gang",
                     *           "message": "Alle løp sendes direkte, og ligger i arkivet i sju dager.",
                     *           "linkConfig": {
                     *             "link": "/tv",
                     *             "linkText": "Til TV-siden"
                     *           }
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["InAppMessage"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPlayback: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
                /**
                 * @description The id of the playback session.
                 * @example 1b0c0c0e-1f0a-4b8e-9a37-7a0d3f5b2c11
                 */
                "X-{brand}-StreamingSessionId"?: components["parameters"]["OptionalStreamingSessionId"];
            };
            path: {
                /** @example isfront */
                id: string;
                /** @example clearkey */
                drm: "widevine" | "playready" | "fairplay" | "clearkey";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description URLs of the stream and its licences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playback"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not included in the subscription, or not permitted by the rights. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The subscription allows no further devices. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOO_MANY_STREAMS",
                     *       "message": "For mange samtidige avspillinger"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No longer available. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "EXPIRED",
                     *       "message": "Ikke tilgjengelig lenger"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The subscription allows no further devices. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOO_MANY_STREAMS",
                     *       "message": "For mange samtidige avspillinger"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The subscription allows no further devices, or the client has reached a rate limit. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not available in the user's location. */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "GEO_BLOCKED",
                     *       "message": "Ikke tilgjengelig i dette landet"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveProgress: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
                /**
                 * @description The id of the playback session.
                 * @example 1b0c0c0e-1f0a-4b8e-9a37-7a0d3f5b2c11
                 */
                "X-{brand}-StreamingSessionId": components["parameters"]["StreamingSessionId"];
            };
            path: {
                /** @example isfront */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ProgressSeconds": 1605
                 *     }
                 */
                "application/json": components["schemas"]["ProgressUpdate"];
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    addToMyList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example isfront */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Added. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    removeFromMyList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example isfront */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    addFavouriteChannel: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example nordlys */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Added. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    removeFavouriteChannel: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example nordlys */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    excludeFromContinueWatching: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example isfront */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    reportExternalPlayback: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example ext-vinterspor */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Added. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    validatePin: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
                /** @example 2.0 */
                "accept-modal-version": components["parameters"]["AcceptModalVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pin": "1234"
                 *     }
                 */
                "application/json": {
                    pin: string;
                };
            };
        };
        responses: {
            /** @description The result. A wrong PIN is not an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true
                     *     }
                     */
                    "application/json": components["schemas"]["PinValidation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    setPurchasePin: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purchasePin": "1234"
                 *     }
                 */
                "application/json": {
                    purchasePin: string;
                };
            };
        };
        responses: {
            /** @description Set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getPinSettings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isPinSet": true,
                     *       "purchasePinActive": true
                     *     }
                     */
                    "application/json": components["schemas"]["PinSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All packages on sale, in any order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "packages": [
                     *         {
                     *           "id": "pakke-familie",
                     *           "name": "GLIMT_FAMILIE",
                     *           "channels": [
                     *             {
                     *               "id": "nordlys",
                     *               "name": "nordlys",
                     *               "displayName": "Nordlys",
                     *               "logo": "http://media.localhost:4400/images/logo-nordlys"
                     *             }
                     *           ],
                     *           "price": 449,
                     *           "packageType": "primary",
                     *           "url": "/bli-kunde/registrer/mye",
                     *           "isDiscountable": true,
                     *           "offersTrialPeriod": true,
                     *           "discount": {
                     *             "discountType": "Price",
                     *             "percent": 50,
                     *             "durationMonths": 2
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Settings"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getProducts: {
        parameters: {
            query?: {
                /**
                 * @description Limits the response to the products of this package.
                 * @example GLIMT_FAMILIE
                 */
                packageName?: string;
            };
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Base products and add-ons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "mye",
                     *         "name": "Mye",
                     *         "price": 449,
                     *         "baseProduct": true,
                     *         "enrichmentKey": "mye",
                     *         "allowInTrial": true,
                     *         "relations": [
                     *           {
                     *             "id": "max-ultimate",
                     *             "relationType": "Combinable"
                     *           },
                     *           {
                     *             "id": "mest",
                     *             "relationType": "Uncombinable"
                     *           }
                     *         ],
                     *         "campaignDiscounts": [
                     *           {
                     *             "reducedAmount": 224.5,
                     *             "numberOfBillingCycles": 2
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "id": "max-ultimate",
                     *         "name": "Max Ultimate",
                     *         "price": 169,
                     *         "baseProduct": false,
                     *         "allowInTrial": false,
                     *         "relations": [
                     *           {
                     *             "id": "mye",
                     *             "relationType": "Combinable"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Product"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer and their subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "personalia": {
                     *         "firstName": "Kari",
                     *         "lastName": "Nordmann",
                     *         "email": "active@kunde.test",
                     *         "phoneNumber": "4791234567",
                     *         "createdDate": "2025-03-14T09:30:00Z"
                     *       },
                     *       "consents": {
                     *         "receiveEmail": true,
                     *         "receiveSms": false,
                     *         "personalizedMarketing": false,
                     *         "shareContactInformationWithThirdParties": false,
                     *         "contactThroughSocialMedia": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    saveConsents: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "consents": {
                 *         "receiveEmail": true,
                 *         "receiveSms": true,
                 *         "personalizedMarketing": false,
                 *         "shareContactInformationWithThirdParties": false,
                 *         "contactThroughSocialMedia": false
                 *       }
                 *     }
                 */
                "application/json": {
                    consents: components["schemas"]["Consents"];
                };
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "kari@kunde.test",
                 *       "password": "demo1234"
                 *     }
                 */
                "application/json": {
                    /** @description The server validates it. */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["EmailRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["IncorrectPassword"];
            409: components["responses"]["EmailExists"];
            default: components["responses"]["Failure"];
        };
    };
    changePhoneNumber: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phoneNumber": "4791234567",
                 *       "password": "demo1234"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description 47 and eight digits for a Norwegian number, otherwise as entered. The server validates
                     *     it.
                     */
                    phoneNumber: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PhoneNumberRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["IncorrectPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getPaymentCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isDeleted": false
                     *     }
                     */
                    "application/json": {
                        isDeleted: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "pakke-familie",
                     *       "state": "Active",
                     *       "hasAccessToContent": true,
                     *       "nextPaymentDate": "2026-12-13T23:00:00Z",
                     *       "selectedProductIds": [
                     *         "mye",
                     *         "max-ultimate"
                     *       ],
                     *       "monthlyPrice": 618,
                     *       "retentionOffer": {
                     *         "id": "behold-50",
                     *         "discount": {
                     *           "discountType": "Price",
                     *           "percent": 50,
                     *           "durationMonths": 3
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getChangeSummary: {
        parameters: {
            query: {
                /**
                 * @description The product ids, as repeated parameters: `productIds=a&productIds=b`.
                 * @example [
                 *       "mye",
                 *       "max-ultimate"
                 *     ]
                 */
                productIds: components["parameters"]["ProductIds"];
            };
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary, shown before the customer confirms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "toPayNow": 84.5,
                     *       "nextPaymentDate": "2026-12-13T23:00:00Z",
                     *       "effectiveDate": "2026-11-20T21:40:00Z",
                     *       "monthlyPrice": 618,
                     *       "lines": [
                     *         {
                     *           "kind": "Product",
                     *           "productId": "mye",
                     *           "name": "Mye",
                     *           "price": 449
                     *         },
                     *         {
                     *           "kind": "Product",
                     *           "productId": "max-ultimate",
                     *           "name": "Max Ultimate",
                     *           "price": 169
                     *         },
                     *         {
                     *           "kind": "Discount",
                     *           "productId": "mye",
                     *           "name": "Kampanje på Mye",
                     *           "price": -224.5,
                     *           "until": "2027-01-13T23:00:00Z"
                     *         },
                     *         {
                     *           "kind": "Voucher",
                     *           "name": "VINTER26",
                     *           "price": -50,
                     *           "until": "2027-03-13T23:00:00Z"
                     *         }
                     *       ],
                     *       "changeType": "Upgrade"
                     *     }
                     */
                    "application/json": components["schemas"]["ChangeSummary"];
                };
            };
            400: components["responses"]["SubscriptionErrors"];
            401: components["responses"]["SubscriptionErrors"];
            default: components["responses"]["Failure"];
        };
    };
    changeSubscription: {
        parameters: {
            query: {
                /**
                 * @description The product ids, as repeated parameters: `productIds=a&productIds=b`.
                 * @example [
                 *       "mye",
                 *       "max-ultimate"
                 *     ]
                 */
                productIds: components["parameters"]["ProductIds"];
            };
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
                /**
                 * @description The id of the payment intent. See 'Idempotency' in the introduction.
                 * @example 3f0f2f0e-6f0a-4b1c-8b1e-2a9f5c1d7e44
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionChange"];
            };
        };
        responses: {
            /** @description The change is complete, or the customer must confirm it in the wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionChangeResult"];
                };
            };
            400: components["responses"]["SubscriptionErrors"];
            401: components["responses"]["SubscriptionErrors"];
            402: components["responses"]["SubscriptionErrors"];
            409: components["responses"]["SubscriptionErrors"];
            default: components["responses"]["Failure"];
        };
    };
    stopRenewal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StopRenewal"];
            };
        };
        responses: {
            /** @description Renewal is stopped, by this or an earlier request. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getActiveVoucherInfo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "VINTER26",
                     *       "isValid": true,
                     *       "discount": {
                     *         "discountType": "Price",
                     *         "percent": 50,
                     *         "durationMonths": 3
                     *       },
                     *       "validTo": "2027-02-20T00:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Voucher"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["None"];
            default: components["responses"]["Failure"];
        };
    };
    validateVoucher: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example VINTER26 */
                code: components["parameters"]["VoucherCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "VINTER26",
                     *       "isValid": true,
                     *       "discount": {
                     *         "discountType": "NewTrialLength",
                     *         "percent": 100,
                     *         "durationMonths": 1
                     *       },
                     *       "productIds": [
                     *         "mye"
                     *       ],
                     *       "requiresIdentification": false
                     *     }
                     */
                    "application/json": components["schemas"]["Voucher"];
                };
            };
            400: components["responses"]["InvalidVoucher"];
            404: components["responses"]["InvalidVoucher"];
            default: components["responses"]["Failure"];
        };
    };
    identifyVoucher: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example VINTER26 */
                code: components["parameters"]["VoucherCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phoneNumber": "4791234567",
                 *       "code": "VINTER26"
                 *     }
                 */
                "application/json": {
                    /** @description As entered, or 47 and eight digits. */
                    phoneNumber: string;
                    /** @description The code in the path. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description The confirmed voucher. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "VINTER26",
                     *       "isValid": true,
                     *       "productIds": [
                     *         "mye"
                     *       ],
                     *       "requiresIdentification": false
                     *     }
                     */
                    "application/json": components["schemas"]["Voucher"];
                };
            };
            400: components["responses"]["InvalidVoucher"];
            404: components["responses"]["InvalidVoucher"];
            default: components["responses"]["Failure"];
        };
    };
    redeemVoucher: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example VINTER26 */
                code: components["parameters"]["VoucherCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redeemed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidVoucher"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["InvalidVoucher"];
            409: components["responses"]["VoucherUsed"];
            default: components["responses"]["Failure"];
        };
    };
    registerCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
                /**
                 * @description The analytics client id. Sent only with consent.
                 * @example GA1.1.1734567890.1698765432
                 */
                "X-{brand}-AnalyticsId"?: components["parameters"]["AnalyticsId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ny@kunde.test",
                 *       "firstName": "Ola",
                 *       "lastName": "Nordmann",
                 *       "phoneNumber": "4791234567",
                 *       "password": "demo1234",
                 *       "consents": {
                 *         "receiveEmail": true,
                 *         "receiveSms": false,
                 *         "personalizedMarketing": false,
                 *         "shareContactInformationWithThirdParties": false,
                 *         "contactThroughSocialMedia": false
                 *       },
                 *       "productIds": [
                 *         "mye"
                 *       ],
                 *       "voucherCode": "VINTER26"
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Registered. The one-time code signs the new customer in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationResult"];
                };
            };
            400: components["responses"]["RegistrationRefused"];
            409: components["responses"]["UserExists"];
            default: components["responses"]["Failure"];
        };
    };
    registerWalletCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
                /**
                 * @description The analytics client id. Sent only with consent.
                 * @example GA1.1.1734567890.1698765432
                 */
                "X-{brand}-AnalyticsId"?: components["parameters"]["AnalyticsId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "wallet-code-1",
                 *       "redirectUrl": "http://brand-a.localhost:4200/bli-kunde/registrer"
                 *     }
                 */
                "application/json": {
                    /** @description The email address to use instead of the wallet's. */
                    email?: string;
                    /** @description The code from the wallet login. */
                    code: string;
                    /**
                     * Format: uri
                     * @description The `redirect_uri` of that login.
                     */
                    redirectUrl: string;
                    consents?: components["schemas"]["Consents"];
                    /** @description The selected products. */
                    productIds?: string[];
                    voucherCode?: string;
                };
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "otac": "k3f9c2"
                     *     }
                     */
                    "application/json": components["schemas"]["RegistrationResult"];
                };
            };
            400: components["responses"]["WalletRegistrationRefused"];
            409: components["responses"]["UserExists"];
            default: components["responses"]["Failure"];
        };
    };
    recommendProducts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entitlementKeys": [
                 *         "max-ultimate"
                 *       ],
                 *       "channelExternalIds": []
                 *     }
                 */
                "application/json": {
                    /** @description The keys of the title, variant or channel without access. Any one of them gives access. */
                    entitlementKeys: string[];
                    /** @description The `externalId` of each channel. */
                    channelExternalIds: string[];
                    /** @description The access token in addition to the bearer token. */
                    token?: string;
                };
            };
        };
        responses: {
            /** @description The combinations, best first. The client uses the first, or its default selection if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productCombinations": [
                     *         {
                     *           "productIds": [
                     *             "mye",
                     *             "max-ultimate"
                     *           ],
                     *           "packageId": "pakke-familie",
                     *           "price": 618
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProductRecommendation"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    getTransactions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "t-1",
                     *         "date": "2026-11-14T00:00:00Z",
                     *         "amount": 449,
                     *         "description": "Mye, november",
                     *         "status": "Settled",
                     *         "invoiceId": "i-1"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Transaction"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getPaymentMethod: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment method. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "Card",
                     *       "cardBrand": "Visa",
                     *       "maskedNumber": "**** **** **** 1111",
                     *       "expiry": "12/2028"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["None"];
            default: components["responses"]["Failure"];
        };
    };
    getBillingProvider: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "provider": "Card"
                     *     }
                     */
                    "application/json": {
                        provider: components["schemas"]["BillingProvider"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example i-1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. The request's `Accept` is application/pdf. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getPaymentClientToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clientToken": "eyJ2ZXJzaW9uIjoyfQ=="
                     *     }
                     */
                    "application/json": {
                        clientToken: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    startCheckout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
                /**
                 * @description The id of the payment intent. See 'Idempotency' in the introduction.
                 * @example 3f0f2f0e-6f0a-4b1c-8b1e-2a9f5c1d7e44
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productIds": [
                 *         "mye"
                 *       ]
                 *     }
                 */
                "application/json": {
                    productIds: string[];
                };
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": "o-1",
                     *       "amount": 449
                     *     }
                     */
                    "application/json": {
                        orderId: components["schemas"]["Id"];
                        /** @description The amount due now, in NOK; 0 in a trial. */
                        amount: number;
                    };
                };
            };
            400: components["responses"]["SubscriptionErrors"];
            401: components["responses"]["SubscriptionErrors"];
            409: components["responses"]["SubscriptionErrors"];
            default: components["responses"]["Failure"];
        };
    };
    savePaymentMethod: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
                /**
                 * @description The id of the payment intent. See 'Idempotency' in the introduction.
                 * @example 3f0f2f0e-6f0a-4b1c-8b1e-2a9f5c1d7e44
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Nonce": "tokencc_bh_2"
                 *     }
                 */
                "application/json": {
                    Nonce: string;
                };
            };
        };
        responses: {
            /** @description Stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["SubscriptionErrors"];
            401: components["responses"]["SubscriptionErrors"];
            402: components["responses"]["SubscriptionErrors"];
            409: components["responses"]["SubscriptionErrors"];
            default: components["responses"]["Failure"];
        };
    };
    getWalletAgreement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agreement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agreementId": "agr-1",
                     *       "status": "Active",
                     *       "phoneNumber": "4791234567"
                     *     }
                     */
                    "application/json": components["schemas"]["WalletAgreement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["None"];
            default: components["responses"]["Failure"];
        };
    };
    pollWalletPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. The client polls until it is final. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "paymentStatus": "completed"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        paymentStatus: "pending" | "completed" | "cancelled" | "failed";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["None"];
            default: components["responses"]["Failure"];
        };
    };
    cancelWalletPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No wallet payment is pending, and nothing was charged. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["None"];
            409: components["responses"]["SubscriptionErrors"];
            default: components["responses"]["Failure"];
        };
    };
    getExternalServiceStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path: {
                /** @example viaplay */
                service: "viaplay" | "tv2play" | "max";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExternalServiceStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["None"];
            default: components["responses"]["Failure"];
        };
    };
    getTv2ProvisioningUrl: {
        parameters: {
            query: {
                /** @example http://brand-a.localhost:4200/external-activation-callback */
                redirectUrl: string;
            };
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "http://partner.localhost:4400/tv2play/connect?session=s-1"
                     *     }
                     */
                    "application/json": components["schemas"]["UrlAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The partner does not know the customer; the client polls the status. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND_AT_PARTNER",
                     *       "message": "Finnes ikke hos TV 2"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    continueTv2Provisioning: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Activation is in progress. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getTv2User: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userId": "tv2-77",
                     *       "email": "active@kunde.test",
                     *       "statusCode": "Completed"
                     *     }
                     */
                    "application/json": components["schemas"]["Tv2User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["None"];
            default: components["responses"]["Failure"];
        };
    };
    makeMaxActivationUrl: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "http://partner.localhost:4400/max/activate?session=s-1"
                     *     }
                     */
                    "application/json": components["schemas"]["UrlAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "kari@kunde.test"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The link is sent if the customer exists. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The application and its version. `{brand}` is the brand's header prefix.
                 * @example web/1.0.0
                 */
                "X-{brand}-Application": components["parameters"]["Application"];
                /**
                 * @description One UUID per browser session.
                 * @example 6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11
                 */
                "X-{brand}-AppSessionId": components["parameters"]["AppSessionId"];
                /**
                 * @description One UUID per browser, the same across sessions.
                 * @example 0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20
                 */
                "X-{brand}-AppInstallationId": components["parameters"]["AppInstallationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            /** @description The password is changed. All other sessions of the customer have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PasswordRefused"];
            /** @description The request has a current password but no valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "UNAUTHORIZED",
                     *       "message": "Ikke innlogget"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            403: components["responses"]["IncorrectPassword"];
            default: components["responses"]["Failure"];
        };
    };
    checkContext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "demo1234"
                 *     }
                 */
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description The password is correct. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["IncorrectPassword"];
            default: components["responses"]["Failure"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    getImage: {
        parameters: {
            query?: {
                /**
                 * @description The requested width in pixels; defaults to the image's own width.
                 * @example 300
                 */
                width?: 150 | 200 | 300 | 460 | 600 | 800 | 1280 | 1600 | 1920 | 2560;
            };
            header?: never;
            path: {
                /** @example isfront */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/webp": string;
                    "image/jpeg": string;
                    "image/svg+xml": string;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    acquireLicence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example clearkey */
                drm: "widevine" | "playready" | "fairplay" | "clearkey";
                /** @example isfront */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kids": [
                 *         "LwVHf8JLtPrv2GUXFW2v_A"
                 *       ],
                 *       "type": "temporary"
                 *     }
                 */
                "application/json": components["schemas"]["ClearKeyRequest"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The licence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "kty": "oct",
                     *           "kid": "LwVHf8JLtPrv2GUXFW2v_A",
                     *           "k": "26T3R8fJyAW2Rm4jOqJ1aw"
                     *         }
                     *       ],
                     *       "type": "temporary"
                     *     }
                     */
                    "application/json": components["schemas"]["ClearKeyLicence"];
                    "application/octet-stream": string;
                };
            };
            /** @description The ticket has expired or is for another title. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NO_ACCESS",
                     *       "message": "Ingen tilgang"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
