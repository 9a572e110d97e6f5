import { Button } from '@radix-ui/themes'

/** The only screen without a dictionary, in Chinese and English. */
export function LanguageFailed({ retry }: { retry: () => void }) {
  return (
    <div className="face" role="alert">
      <p className="face-text" lang="zh-CN">
        界面语言加载失败，请检查网络后重试。
      </p>
      <p className="face-text" lang="en-US">
        The interface language could not be loaded. Check your connection and try again.
      </p>
      <Button size="3" onClick={retry}>
        重试 · Try again
      </Button>
    </div>
  )
}
