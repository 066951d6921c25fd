export { DocumentHead, type DocumentHeadProps, type ShareImage } from './DocumentHead.tsx';
export { seoDescription, seoTitle, type SeoSource } from './seo.ts';
export {
  broadcastService,
  channelList,
  type ListedChannel,
  type JsonLdObject,
  StructuredData,
} from './StructuredData.tsx';
