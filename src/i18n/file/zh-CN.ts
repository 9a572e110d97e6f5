import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  choose: '选择文件',
  drop: '或将文件拖到此处',
  dropNow: '松开即可上传',
  limits: '{types:string}，不超过 {size:string}',
  queued: '排队等待上传…',
  uploading: '已上传 {sent:string}，共 {size:string}',
  progress: '{name:string} 的上传进度',
  cancel: '取消上传',
  cancelled: '已取消上传',
  uploaded: '上传完成',
  replace: '更换',
  remove: '移除',
  reason: {
    noFile: '请选择要上传的文件。',
    wrongType: '此处不支持这种文件类型。',
    empty: '该文件是空的。',
    tooLarge: '文件超过 10 兆字节，请压缩或拆分后再上传。',
    avatarTooLarge: '图片超过 2 兆字节，请缩小后再选择。',
    otherContent: '文件内容与其扩展名不符。',
    tooMuchUnused: '您在此上传了许多尚未使用的文件。请先保存或提交已上传的文件，或等待一天，未使用的文件会被自动清除。',
    tooManyPixels: '图片尺寸过大，请缩小后再上传。',
    tooManyScans: '此图片处理时间过长，请用图片编辑软件另存后再上传。',
    failed: '上传失败，请重试。',
  },
} as const satisfies Dictionary
