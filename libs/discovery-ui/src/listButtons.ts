// The buttons of personal lists, as one lazy module. Only customers see them.
export { PersonalListButton } from './card/actions/PersonalListButton.tsx';
export { MyListButton } from './myList/MyListButton.tsx';
