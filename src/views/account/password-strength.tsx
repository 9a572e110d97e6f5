import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import { useDeferredValue } from 'react'

import { texts } from '#i18n/texts.ts'

const judge = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
const levels = ['weak', 'weak', 'medium', 'strong', 'strong'] as const

/** [VALID-06] Weak, medium or strong by the zxcvbn score (gap GAP-56). Its word lists are loaded with it, on demand. */
export default function PasswordStrength({ password, account }: { password: string; account: string }) {
  const typed = useDeferredValue(password)
  const LL = texts().password
  if (typed === '') return <div className="strength" />
  const level = levels[judge.check(typed.slice(0, 64), [account]).score]
  const labels = { weak: LL.strengthWeak(), medium: LL.strengthMedium(), strong: LL.strengthStrong() }
  return (
    <p className="strength" data-level={level} role="status">
      <span className="strength-bar" aria-hidden="true" />
      {LL.strength({ level: labels[level] })}
    </p>
  )
}
