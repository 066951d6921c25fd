export { ChoicePage } from './ChoicePage.tsx';
export { UpgradesPage } from './UpgradesPage.tsx';
