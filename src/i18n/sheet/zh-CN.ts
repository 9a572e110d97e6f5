import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  reason: {
    wrongType: '只能导入表格文件，请使用模板的格式或电子表格。',
    otherContent: '文件内容与扩展名不符，或者不是文本。',
    unreadable: '无法读取这个文件，它可能已损坏。',
    quote: '第 {row:string} 行的引号不成对，或写在了内容中间。请更正后再试。',
    hiddenRow: '第 {row:string} 行被隐藏（可能是筛选所致），但有内容。请取消隐藏或删除该行，保存后再试。',
    hiddenColumn: '{column:string} 列被隐藏，但有内容。请取消隐藏或删除该列，保存后再试。',
    empty: '文件中没有数据行。',
    tooManyRows: '行数过多，一次最多 {most:string} 行，请拆分文件。',
    tooLarge: '表格展开后过大，请只保留需要的一张表。',
  },
} as const satisfies Dictionary
