export type {
  ExternalRedirect,
  InternalRedirect,
  NormalRoute,
  PageName,
  RawRoute,
  RouteDefinition,
} from './route.ts';
