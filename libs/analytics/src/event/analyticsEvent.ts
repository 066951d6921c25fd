/** Stream kinds as spelled in reports (ANA-18…21). */
export type StreamKind = 'vod' | 'arkiv' | 'direkte' | 'barn';

/** This browser, or a cast receiver (PLAY-07). */
export type StreamingDevice = 'desktop' | 'chromecast';

interface TrackedElement {
  readonly elementId: string;
  readonly elementName: string;
  /** For links to a series (CARD-09). */
  readonly seriesId?: string | undefined;
}

/** `position` counts from 0. */
interface SwimlanePosition {
  readonly swimlaneId: string;
  readonly swimlaneName: string;
  readonly position: number;
}

interface StreamContent {
  readonly assetId: string;
  readonly title: string;
  readonly streamKind: StreamKind;
  readonly seriesId?: string | undefined;
  /** New for each playback session. */
  readonly streamingSessionId?: string | undefined;
  readonly streamingDevice: StreamingDevice;
  /** For channels: each programme is tracked separately. */
  readonly programme?: string | undefined;
  /** After the previous episode (PLAY-28). */
  readonly isBingeWatching?: boolean;
}

/** Since the last event of the stream. */
interface StreamSpan extends StreamContent {
  readonly durationSeconds: number;
}

/** `price` is in NOK per month. */
export interface TrackedProduct {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

/** Never the e-mail address or phone number (ANA-31…33). */
export interface TrackedUser {
  readonly userId: string;
  readonly emailSha256?: string | undefined;
  readonly emailMd5?: string | undefined;
  readonly phoneSha256?: string | undefined;
}

/** Payload of each event by name. */
export interface AnalyticsEvents {
  /** ANA-04 */
  readonly swimlane_clicked: TrackedElement & SwimlanePosition;
  /** ANA-05: visible for 500 ms, once per element. */
  readonly impression: TrackedElement & SwimlanePosition;
  /** ANA-06 */
  readonly external_service_launched: TrackedElement & {
    readonly reportUrl: string | undefined;
    readonly serviceId: string;
  };
  /** ANA-07 */
  readonly banner: { readonly bannerId: string; readonly action: 'shown' | 'clicked' | 'dismissed' };
  /** ANA-08 */
  readonly page_not_found: { readonly path: string };
  /** ANA-09 */
  readonly toggle_favourite_channel: {
    readonly channelId: string;
    readonly channelName: string;
    readonly isFavourite: boolean;
  };
  /** ANA-10 */
  readonly toggle_wish_list: {
    readonly titleId: string;
    readonly title: string;
    readonly isInMyList: boolean;
  };
  /** ANA-11 */
  readonly play_content: StreamContent;
  /** ANA-12 */
  readonly consumption_update: StreamSpan;
  /** ANA-13 */
  readonly stream_start: StreamContent;
  /** ANA-14 */
  readonly stream_stop: StreamSpan;
  /** ANA-15 */
  readonly stream_pause: StreamSpan;
  /** ANA-16 */
  readonly stream_keepalive: StreamSpan;
  /** SEARCH-02. `position` counts from 0, through all hits. */
  readonly search_click: TrackedElement & { readonly query: string; readonly position: number };
  /** ANA-17 */
  readonly sign_out: { readonly reason: string };
  /** ANA-23 */
  readonly page_view: { readonly path: string; readonly title: string };
  /** ANA-24 */
  readonly login_state: { readonly state: string; readonly user?: TrackedUser | undefined };
  /** ANA-25 */
  readonly add_to_cart: { readonly products: readonly TrackedProduct[] };
  /** ANA-26 */
  readonly purchase: {
    readonly products: readonly TrackedProduct[];
    readonly value: number;
    readonly voucher?: string | undefined;
    readonly signUpSeconds?: number | undefined;
    readonly user?: TrackedUser | undefined;
  };
  /** ANA-27 */
  readonly voucher: { readonly code: string; readonly action: 'applied' | 'rejected' | 'redeemed' };
  /** ANA-28 */
  readonly promotion: { readonly promotionId: string; readonly action: 'shown' | 'clicked' };
  /** ANA-29 */
  readonly onboarding: { readonly step: string };
  /** ANA-30 */
  readonly password_change: { readonly way: 'change' | 'reset' };
  /** Answer to whether a help page helped. */
  readonly help_feedback: { readonly path: string; readonly isHelpful: boolean };
  /** ROUTE-34: a tracked redirect was followed. */
  readonly redirect_taken: { readonly name: string; readonly from: string; readonly to: string };
}

export type AnalyticsEventName = keyof AnalyticsEvents;

export type AnalyticsEvent = {
  readonly [Name in AnalyticsEventName]: { readonly event: Name } & AnalyticsEvents[Name];
}[AnalyticsEventName];
