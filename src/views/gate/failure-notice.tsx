import { TriangleAlert } from 'lucide-react'

import type { Failure } from '#api/kit/problem.ts'

import { failureText } from '#app/context/portal-context.ts'

/** Error of a form as a whole; errors of a field are shown at the field. */
export function FailureNotice({ failure, field }: { readonly failure: Failure | null; readonly field: string | null }) {
  if (failure === null || field !== null) return null
  return (
    <p className="notice" data-kind="error" role="alert">
      <TriangleAlert size={18} aria-hidden="true" />
      {failureText(failure)}
    </p>
  )
}
