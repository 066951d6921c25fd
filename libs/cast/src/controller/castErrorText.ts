/** Error message for users (CAST-11). */
export const CAST_ERROR_TEXT =
  'Oisann! Her ble det dessverre krøll med Chromecast. Prøv igjen, eller ta kontakt med kundeservice hvis du trenger hjelp.';
