export { Badge } from './badge/Badge.tsx';
export { Button, type ButtonSize, type ButtonVariant } from './button/Button.tsx';
export { IconButton } from './button/IconButton.tsx';
export { classNames } from './className/classNames.ts';
export { DialogScope } from './dialog/DialogScope.tsx';
export { VisuallyHidden } from './visuallyHidden/VisuallyHidden.tsx';
export * from './icon/icons.tsx';
export * from './icon/deferredIcons.tsx';
export { Image, ImageFailureProvider, useImageFailure } from './image/Image.tsx';
export {
  BREAKPOINTS,
  IMAGE_STEPS,
  imageSrcSet,
  imageStep,
  imageUrl,
  THUMBNAIL_WIDTH,
  type Breakpoint,
} from './image/imageSizes.ts';
export { Cluster, Grid, Gutter, Stack, type Space } from './layout/layout.tsx';
export { TextLink } from './link/TextLink.tsx';
export { EmptyView, ErrorView } from './message/Message.tsx';
export { clampPercent, ProgressBar } from './progress/ProgressBar.tsx';
export type { ScrollerShape } from './scroller/columns.ts';
export { Scroller, ScrollerSkeleton } from './scroller/Scroller.tsx';
export { Skeleton } from './skeleton/Skeleton.tsx';
export { ToastProvider, useToast, type ToastKind, type ToastMessage } from './toast/ToastProvider.tsx';
