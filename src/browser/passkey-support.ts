/** Whether this browser has passkeys for this address: it has none for one without a name. */
export const canUsePasskeys = (page: Window): boolean =>
  'PublicKeyCredential' in page && !/^[\d.]+$|:/.test(page.location.hostname)
