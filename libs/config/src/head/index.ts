export { DocumentHead, type DocumentHeadProps } from './DocumentHead.tsx';
export { seoDescription, seoTitle, type SeoSource } from './seo.ts';
export type { ShareImage } from './shareImage.ts';
export {
  broadcastService,
  channelList,
  type ListedChannel,
  type JsonLdObject,
  StructuredData,
} from './StructuredData.tsx';
