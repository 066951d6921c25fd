export { FIRST_LOAD_BUDGET, FRONT_PAGE_PARTS, type Bounds } from './budgets.ts';
export { firstLoadFiles, measureFirstLoad, type FirstLoad, type Manifest } from './firstLoad.ts';
export { withServedProduct } from './servedProduct.ts';
