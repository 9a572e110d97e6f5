/** [GUARD-08, GUARD-12] Shown from step 5 to step 6 of a navigation. */
export function LoadingBar({ isRunning }: { isRunning: boolean }) {
  return <div className="loading-bar" data-running={isRunning} role="presentation" />
}
