/** ENTITY-14 */
export interface SignInForm {
  readonly user: string
  readonly password: string
  readonly vcode: string
}
export type SignInField = keyof SignInForm

/** [CONST-04] */
export const PASSWORD_SHORTEST = 6
export const PASSWORD_LONGEST = 18

/** What a variant of the portal asks of the form. */
export interface SignInRules {
  readonly passwordMax18: boolean
  readonly asksCaptcha: boolean
}

/** The error code of each field, so that the form can mark all at once [VALID-01, VALID-02, VALID-03]. */
export function signInProblems(
  form: SignInForm,
  { passwordMax18, asksCaptcha }: SignInRules,
): Partial<Record<SignInField, string>> {
  return {
    ...(form.user.trim() === '' && { user: 'signIn.emptyAccount' }),
    ...passwordProblem(form.password, passwordMax18),
    ...(asksCaptcha && form.vcode.trim() === '' && { vcode: 'signIn.emptyCaptcha' }),
  }
}

function passwordProblem(password: string, passwordMax18: boolean): { password?: string } {
  if (password === '') return { password: 'signIn.emptyPassword' }
  if (password.length < PASSWORD_SHORTEST) return { password: 'signIn.shortPassword' }
  if (passwordMax18 && password.length > PASSWORD_LONGEST) return { password: 'signIn.longPassword' }
  return {}
}
