/** So many of a long list are drawn at first, and so many more each time its end comes near. */
export const PART = 30;

/** So many are drawn at first of a row that goes on beyond its edge: what the widest of screens shows, and some more. */
export const ROW_PART = 12;

/** So many more are drawn at a press: who asks for more of a very long list shall not have to ask a hundred times. */
export const PRESSED_PART = 200;

/** So many at most are drawn of a list that stands above other things; the rest is asked for at a press. */
export const MOST_BY_ITSELF = 150;
