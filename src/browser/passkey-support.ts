/** Whether this browser supports passkeys for this address: an IP address has none. */
export const canUsePasskeys = (page: Window): boolean =>
  'PublicKeyCredential' in page && !/^[\d.]+$|:/.test(page.location.hostname)
