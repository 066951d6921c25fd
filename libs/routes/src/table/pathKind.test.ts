import { describe, expect, test } from 'vitest';
import { links } from '../links/links.ts';
import {
  isActivationCallback,
  isSignInCallback,
  isSignUpPath,
  shouldHideNotifications,
  isSilentCallback,
  shouldLeaveOnClaimsChange,
} from './pathKind.ts';

describe('path kinds', () => {
  test('all paths under /bli-kunde are sign-up paths', () => {
    for (const path of ['/bli-kunde', '/bli-kunde/', '/Bli-Kunde/registrer/a', '/bli-kunde/tilpass']) {
      expect(isSignUpPath(path)).toBe(true);
    }
    for (const path of ['/', '/bli-kunden', '/min-konto']) expect(isSignUpPath(path)).toBe(false);
  });

  test('notifications are hidden on purchase, new-customer receipt and activation pages', () => {
    for (const path of [
      '/min-konto/kjøp',
      '/payment/mye,max',
      '/package/new/receipt',
      '/aktiver',
      '/aktiver-max',
    ]) {
      expect(shouldHideNotifications(path)).toBe(true);
    }
    for (const path of ['/', '/min-konto', '/payment-method', '/package/upgrade/receipt', '/aktivert']) {
      expect(shouldHideNotifications(path)).toBe(false);
    }
  });

  test('changed claims redirect from exactly four pages', () => {
    for (const path of ['/bli-kunde', '/passord/reset', '/logout/success', '/abonnement', '/abonnement/']) {
      expect(shouldLeaveOnClaimsChange(path)).toBe(true);
    }
    for (const path of ['/', '/bli-kunde/registrer', '/passord', '/logout', '/abonnementer', '/min-konto']) {
      expect(shouldLeaveOnClaimsChange(path)).toBe(false);
    }
  });

  test('recognizes the callback pages', () => {
    expect(isSignInCallback('/app/callback')).toBe(true);
    expect(isSignInCallback('/app/silent-callback')).toBe(false);
    expect(isSilentCallback(links.silentCallback())).toBe(true);
    expect(isSilentCallback('/app/callback')).toBe(false);
    expect(isActivationCallback('/external-activation-callback/')).toBe(true);
    expect(isActivationCallback('/app/callback')).toBe(false);
  });
});
