export { Badge, type BadgeProps } from './badge/Badge.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button/Button.tsx';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { classNames } from './className/classNames.ts';
export { DialogScope } from './dialog/DialogScope.tsx';
export { VisuallyHidden } from './hidden/VisuallyHidden.tsx';
export type { Icon, IconProps } from './icon/Icon.tsx';
export * from './icon/icons.tsx';
export * from './icon/laterIcons.tsx';
export { Image, type ImageProps } from './image/Image.tsx';
export { ImageFailureProvider, useImageFailure, type ImageFailureReport } from './image/imageFailure.ts';
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
export { EmptyView, type EmptyViewProps } from './message/EmptyView.tsx';
export { ErrorView, type ErrorViewProps } from './message/ErrorView.tsx';
export { lateScript, type LateScript } from './part/lateScript.ts';
export { optionalPart } from './part/optionalPart.ts';
export { sparesData } from './part/sparesData.browser.ts';
export { useLateScript, type LateNeed } from './part/useLateScript.browser.ts';
export { whenIdle } from './part/whenIdle.browser.ts';
export { isSparedFailure, spareFailure } from './part/sparedFailure.ts';
export { clampPercent, ProgressBar, type ProgressBarProps } from './progress/ProgressBar.tsx';
export type { ScrollerShape } from './scroller/columns.ts';
export { Scroller, type ScrollerProps } from './scroller/Scroller.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx';
export { ToastScope, useToast, type ToastKind, type ToastMessage } from './toast/ToastScope.tsx';
export type { Token } from './tokens/tokens.ts';
