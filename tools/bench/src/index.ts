export { FIRST_LOAD_BUDGET, FRONT_PAGE_PARTS, type Bounds } from './load/budgets.ts';
export { firstLoadFiles, measureFirstLoad, type FirstLoad, type Manifest } from './load/firstLoad.ts';
export { withServedProduct } from './support/withServedProduct.ts';
