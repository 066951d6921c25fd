// One lazy module for the buttons of personal lists, which only customers see.
export { PersonalListButton } from './card/actions/PersonalListButton.tsx';
export { MyListButton } from './myList/MyListButton.tsx';
