/** [GUARD-08, GUARD-12] Runs from the fifth step of a navigation to the sixth. */
export function LoadingBar({ isRunning }: { isRunning: boolean }) {
  return <div className="loading-bar" data-running={isRunning} role="presentation" />
}
