/** [RESOURCE-01] The kinds of files that are offered for download, with a course or by themselves. */
export const resourceTypes = ['video', 'image', 'document', 'other'] as const
export type ResourceType = (typeof resourceTypes)[number]
