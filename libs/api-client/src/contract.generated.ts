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
         * @description The page with the lowest `order` is the front page. Every slug is a route of its own.
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
        /** One page with its swimlanes */
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
         * @description The address comes from a swimlane's `link`. With `page` and `pageSize` one page of the full list is
         *     asked for; fewer items than `pageSize` mean the end. Without them the server chooses how many.
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
         * @description A day is the calendar day in Europe/Oslo. A programme that crosses midnight is in both days with its
         *     own full times. Days reach from 7 back to 7 ahead of today. Without `page` all channels are answered.
         *     A viewer's favourite channels come first.
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
         * @description The address comes from a page's `scheduleLink`. Without `date` it is today's.
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
         * @description The id of a film, an episode, a programme of a channel, or a channel.
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
         * @description Asked for with `no-cache`, since it carries the viewer's own place in the series.
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
        /** The cover page of a series */
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
         * @description The address comes from a cover page's `providerVariants` section.
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
        /** The picture for sharing the front page */
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ErrorBody: {
            code?: string;
            message?: string;
        };
        /**
         * Format: date-time
         * @description An instant, ISO 8601 with an offset.
         */
        Instant: string;
        Href: {
            /** Format: uri-reference */
            href: string;
        };
        /** @description Takes `?width=` with one of 150, 200, 300, 460, 600, 800. */
        Image: {
            /** Format: uri-reference */
            url: string;
            /** @description Black and white, whatever the program state says. */
            bwFilter?: boolean;
        };
        Channel: {
            id: string;
            name: string;
            /** Format: uri-reference */
            logo?: string;
        };
        Logo: {
            name: string;
            /** Format: uri-reference */
            logo: string;
        };
        SeoMetadata: {
            title?: string;
            description?: string;
        };
        /** @description What the viewer has to do with it. Left out for anonymous visitors. */
        UserData: {
            progressRatio?: number;
            progressLabel?: string;
            isInMyList?: boolean;
        };
        PageSummary: {
            id: string;
            slug: string;
            title: string;
            order: number;
        };
        /** @description A page with `filterMenus` is an exploration page, any other a collection page. */
        Page: {
            id: string;
            slug: string;
            title: string;
            description?: string;
            /** Format: uri-reference */
            backgroundImage?: string;
            swimlanes: components["schemas"]["Swimlane"][];
            /** Format: uri-reference */
            scheduleLink?: string;
            seoMetadata?: components["schemas"]["SeoMetadata"];
            order?: number;
            filterMenus?: components["schemas"]["MenuEntry"][];
            sortMenus?: components["schemas"]["MenuEntry"][];
        };
        MenuEntry: {
            title: string;
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
         * @description `link`, `type`, `style` and `minItemsForShowMore` stand on the swimlane, in its `config`, or in both;
         *     the swimlane's own value wins. `link` is in at least one of them.
         */
        Swimlane: {
            id: string;
            name: string;
            type?: components["schemas"]["SwimlaneType"];
            style?: components["schemas"]["SwimlaneStyle"];
            /** Format: uri-reference */
            link?: string;
            supportsPaging?: boolean;
            hideName?: boolean;
            minItemsForShowMore?: number;
            lastUpdatedUtc?: components["schemas"]["Instant"];
            config?: {
                /** Format: uri-reference */
                link?: string;
                type?: components["schemas"]["SwimlaneType"];
                style?: components["schemas"]["SwimlaneStyle"];
                minItemsForShowMore?: number;
            };
        } | unknown | unknown;
        SwimlaneItems: components["schemas"]["SwimlaneItem"][];
        SwimlaneItem: components["schemas"]["WrappedCard"] | components["schemas"]["Card"];
        WrappedCard: {
            card: components["schemas"]["Card"];
        };
        /** @enum {string} */
        BehaviorTarget: "OpenCoverPage" | "PlayChannel" | "PlayExternalChannel" | "OpenEpisodeCoverPage" | "PlayExternalAsset" | "OpenSuperCoverPage" | "PlayAsset" | "OpenCollection";
        /** @enum {string} */
        ProgramStateType: "NoAccess" | "Planned" | "Live" | "Expired" | "Rented" | "Default";
        /** @description A state as the server saw it when it answered. */
        ProgramState: {
            type: components["schemas"]["ProgramStateType"];
            label?: string;
            progressPercentage?: number;
        };
        TimedBehavior: {
            from?: components["schemas"]["Instant"];
            to?: components["schemas"]["Instant"];
            target: components["schemas"]["BehaviorTarget"];
        };
        TimedState: {
            from?: components["schemas"]["Instant"];
            to?: components["schemas"]["Instant"];
            value: components["schemas"]["ProgramStateType"];
            /** @description The text of the state badge. */
            label?: string;
        };
        TimedText: {
            from?: components["schemas"]["Instant"];
            to?: components["schemas"]["Instant"];
            value: string;
        };
        ExternalPlayback: {
            providerId: string;
            /** Format: uri-reference */
            playbackUrl: string;
            /**
             * Format: uri-reference
             * @description A POST here adds the asset to continue watching.
             */
            reportUrl?: string;
        };
        SuperCoverPageLink: {
            /** @enum {string} */
            type: "Series" | "Episode" | "SingleProgramOrMovie";
            /** @description May carry a suffix after a colon. */
            id: string;
        };
        DetailsLink: {
            id: string;
            /** Format: uri-reference */
            href?: string;
        };
        CardLinks: {
            myList?: components["schemas"]["Href"];
            /** Format: uri-reference */
            excludeFromContinueWatchingUrl?: string;
            /** @description The older spelling of `excludeFromContinueWatchingUrl`. */
            excludeFromContinueWatching?: {
                /** Format: uri-reference */
                url: string;
            };
            superCoverPage?: components["schemas"]["SuperCoverPageLink"];
            /** @description The cover page of the series that an episode belongs to. */
            episodeCoverPage?: {
                id: string;
                autoPlay?: boolean;
            };
            details?: components["schemas"]["DetailsLink"];
            collectionLink?: {
                slug: string;
            };
            externalPlayback?: components["schemas"]["ExternalPlayback"];
        };
        CardTracking: {
            id?: string;
            title?: string;
            seriesId?: string;
        };
        /**
         * @description What is true of a card changes with time: `behaviors`, `states`, `labels`, `subtitles` and `rbLabels`
         *     are lists of windows, and the entry whose window holds now is used (`labels` is the text of the state
         *     badge). An entry without `from` or `to` is ignored. `subtitle`, `rightBottomLabel` and `programState`
         *     are what holds when no window does.
         */
        Card: {
            /** @description The tracking elementId. */
            id: string;
            cardId?: string;
            title: string;
            subtitle?: string;
            description?: string;
            image?: components["schemas"]["Image"];
            rightBottomLabel?: string;
            imdbRating?: number;
            ageLimit?: number;
            /** @description Of renting or buying, in NOK. */
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
        /** @description A card of an episode, a segment or a dated broadcast of a series. */
        EpisodeCard: components["schemas"]["Card"] & {
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
            id: string;
            title: string;
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
            /** @description By start, without overlap. */
            programmes: components["schemas"]["Programme"][];
        };
        TvGuide: {
            /** Format: date */
            date: string;
            /** @description Of all pages. */
            totalChannels?: number;
            channels: {
                channel: components["schemas"]["GuideChannel"];
                programmes: components["schemas"]["Programme"][];
            }[];
        };
        SearchResult: {
            query?: string;
            groups: components["schemas"]["SearchGroup"][];
        };
        SearchGroup: {
            /** @enum {string} */
            type: "movies" | "series" | "programs" | "channels" | "kids";
            title?: string;
            items: components["schemas"]["SwimlaneItems"];
        };
        /** @enum {string} */
        TitleType: "channel" | "kid" | "catchUp" | "upcoming" | "movie" | "tvshow" | "unknown";
        /** @description What to watch after this. */
        WatchNext: {
            id: string;
            title: string;
            image?: components["schemas"]["Image"];
            season?: number;
            episode?: number;
        };
        /** @description A stretch that may be skipped, in seconds of the programme; skipping goes to `end`. */
        InteractionPoint: {
            start: number;
            end: number;
            /** @enum {string} */
            type: "intro" | "recap" | "credits";
        };
        /** @description Where to ask how to play, one address per DRM type. Clear Key is the local platform's. */
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
            /** @description A player of the provider's own, to be shown in a frame. */
            embeddedPlay?: components["schemas"]["Href"];
            playUrls?: components["schemas"]["PlayUrls"];
        };
        TitleDetails: {
            id: string;
            name: string;
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
            /** @description In seconds of the programme. */
            creditsStartTime?: number;
            /** @enum {string} */
            streamingMode?: "Live" | "OnDemand";
            /** @description `Linear` for what was made for a channel; other values mean nothing here. */
            titleType?: string;
            inCatchupArchive?: boolean;
            seriesId?: string;
            season?: number;
            episode?: number;
            watchNext?: components["schemas"]["WatchNext"];
            /** @description Of a linear programme. */
            start?: components["schemas"]["Instant"];
            /** @description Of a linear programme. */
            end?: components["schemas"]["Instant"];
            channel?: components["schemas"]["Channel"];
            interactionPoints?: components["schemas"]["InteractionPoint"][];
            /** @description Of renting or buying, in NOK. */
            price?: number;
            /** @description What gives access; matched by the products' `enrichmentKey`. */
            entitlementKeys?: string[];
        };
        Season: {
            id: string;
            number: number;
            title?: string;
            episodes: components["schemas"]["EpisodeCard"][];
        };
        Series: {
            id: string;
            title: string;
            description?: string;
            image?: components["schemas"]["Image"];
            watchNext?: components["schemas"]["WatchNext"];
            seasons: components["schemas"]["Season"][];
        };
        ProviderVariant: {
            id: string;
            providerId: string;
            providerName?: string;
            /** Format: uri-reference */
            logo?: string;
            /** @enum {string} */
            behavior: "PlayAsset" | "PlayExternalAsset" | "ActivateExternalService" | "ShowVariants";
            /** @enum {string} */
            state?: "Default" | "NoAccess" | "NotActivated" | "Planned" | "Live" | "Expired" | "Rented";
            subtitle?: string;
            /** @description Of renting or buying, in NOK. */
            price?: number;
            links?: components["schemas"]["CardLinks"];
        };
        SectionProviderVariants: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "providerVariants";
            title?: string;
            /** Format: uri-reference */
            link: string;
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
            /** @description Genres, cast, director, year, duration, country, age limit, languages. */
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
            /** @description By date, newest first. */
            episodes: components["schemas"]["EpisodeCard"][];
        };
        CoverPageSection: components["schemas"]["SectionProviderVariants"] | components["schemas"]["SectionSwimlane"] | components["schemas"]["SectionExtendedMetadata"] | components["schemas"]["SectionSequentialSeries"] | components["schemas"]["SectionSegmentSeries"] | components["schemas"]["SectionTopicalitySeries"];
        SuperCoverPage: {
            id: string;
            /** @enum {string} */
            type: "episode" | "series" | "singleProgramOrMovie";
            title: string;
            subtitle?: string;
            description?: string;
            image?: components["schemas"]["Image"];
            /** Format: uri-reference */
            backgroundImage?: string;
            ageLimit?: number;
            imdbRating?: number;
            logos?: components["schemas"]["Logo"][];
            userData?: components["schemas"]["UserData"];
            seoMetadata?: components["schemas"]["SeoMetadata"];
            links?: components["schemas"]["CardLinks"];
            defaultProviderVariant?: components["schemas"]["ProviderVariant"];
            watchNext?: components["schemas"]["WatchNext"];
            sections: components["schemas"]["CoverPageSection"][];
        };
        SeriesCoverPage: components["schemas"]["SuperCoverPage"] & {
            /** @constant */
            type?: "series";
        };
        FrontpageImage: {
            /** Format: uri-reference */
            url: string;
        };
        InAppMessage: {
            id: string;
            /** @enum {string} */
            type: "info" | "warning" | "tvApp";
            from?: components["schemas"]["Instant"];
            to?: components["schemas"]["Instant"];
            isDismissable?: boolean;
            banner: {
                title: string;
                message?: string;
                buttonText?: string;
            };
            details?: {
                title: string;
                message?: string;
                linkConfig?: {
                    /** Format: uri-reference */
                    link: string;
                    linkText: string;
                };
            };
        };
    };
    responses: {
        /** @description The call failed. */
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
        /** @description The request is not valid. */
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
        /** @description There is no such thing. */
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
         * @description From 1.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description The client asks for 30 in lists.
         * @example 30
         */
        PageSize: number;
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
            /** @description All pages, in any order. */
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
                 * @description The chosen entry of the filter menu, passed on from the page's own query.
                 * @example drama
                 */
                filterMenu?: string;
                /**
                 * @description The chosen order, passed on from the page's own query.
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
                 * @description From 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageNumber"];
                /**
                 * @description The client asks for 30 in lists.
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
                 * @description From 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageNumber"];
                /**
                 * @description The client asks for 30 in lists.
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
            /** @description One channel with its programmes, in the guide's shape. */
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
                     *           "title": "Tett på fjorden",
                     *           "subtitle": "Episode 3 av 8",
                     *           "description": "Fiskerne i Vågsfjorden går en urolig vinter i møte.",
                     *           "start": "2026-11-20T20:00:00+01:00",
                     *           "end": "2026-11-20T20:45:00+01:00",
                     *           "state": {
                     *             "type": "Default"
                     *           },
                     *           "links": {
                     *             "details": {
                     *               "id": "nordlys-2026-11-20-2000"
                     *             },
                     *             "superCoverPage": {
                     *               "type": "Series",
                     *               "id": "tett-pa-fjorden"
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
                 * @description At least two characters after trimming.
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
            /** @description Cards grouped by type. No hits give an empty list of groups. */
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
            /** @description What the watch page needs to know. */
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
            /** @description The picture. */
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
            /** @description Banners, most important first, also those outside their window. */
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
                     *             "link": "/tema/ski",
                     *             "linkText": "Til skisidene"
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
}
