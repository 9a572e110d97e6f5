/** [VALID-04, CONST-04] Length in user-perceived characters. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 32

/** [VALID-04, VALID-05] Which parts of the password rule hold; shared by browser and server. */
export function passwordRule(password: string) {
  const length = [...password].length
  return {
    length: length >= PASSWORD_MIN && length <= PASSWORD_MAX,
    digit: /[0-9]/.test(password),
    upper: /[A-Z]/.test(password),
    lower: /[a-z]/.test(password),
  }
}

export const obeysPasswordRule = (password: string): boolean => !Object.values(passwordRule(password)).includes(false)
