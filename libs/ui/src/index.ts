export { Badge, type BadgeProps } from './badge/Badge.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button/Button.tsx';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { classNames } from './className/classNames.ts';
export { DialogScope } from './dialog/DialogScope.tsx';
export { VisuallyHidden } from './visuallyHidden/VisuallyHidden.tsx';
export type { Icon, IconProps } from './icon/Icon.tsx';
export * from './icon/icons.tsx';
export * from './icon/deferredIcons.tsx';
export {
  Image,
  type ImageProps,
  ImageFailureProvider,
  useImageFailure,
  type ImageFailureReport,
} from './image/Image.tsx';
export {
  BREAKPOINTS,
  IMAGE_STEPS,
  imageSrcSet,
  imageStep,
  imageUrl,
  THUMBNAIL_WIDTH,
  type Breakpoint,
  type ImageStep,
} from './image/imageSizes.ts';
export { Cluster, type ClusterProps } from './layout/Cluster.tsx';
export { Grid, type GridProps } from './layout/Grid.tsx';
export { Gutter, type GutterProps } from './layout/Gutter.tsx';
export { Stack, type FlowProps, type Space } from './layout/Stack.tsx';
export { TextLink, type TextLinkProps } from './link/TextLink.tsx';
export { EmptyView, type EmptyViewProps, ErrorView, type ErrorViewProps } from './message/Message.tsx';
export { clampPercent, ProgressBar, type ProgressBarProps } from './progress/ProgressBar.tsx';
export type { ScrollerShape } from './scroller/columns.ts';
export { Scroller, type ScrollerProps } from './scroller/Scroller.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx';
export { ToastProvider, useToast, type ToastKind, type ToastMessage } from './toast/ToastProvider.tsx';
export type { Token } from './tokens/tokens.ts';
