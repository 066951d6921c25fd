export { withServedProduct } from './support/withServedProduct.ts';
