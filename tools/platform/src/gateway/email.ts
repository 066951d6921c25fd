/** Whether a text is an e-mail address, as far as that can be seen. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
