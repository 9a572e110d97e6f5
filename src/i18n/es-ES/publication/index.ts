import type { NamespacePublicationTranslation } from '../../i18n-types.ts'

const esESPublication = {
  reason: {
    stale: 'Alguien lo ha modificado mientras tanto. Vuelva a abrirlo para ver cómo está ahora.',
    textsMissing:
      'Escriba un título y un resumen en chino; cada capítulo, lección y recurso necesita un nombre en chino.',
    unknownPart: 'La categoría, el archivo o el curso indicado ya no existe. Elija otro.',
    contentMissing:
      'Todavía no hay nada que estudiar: un curso necesita una lección reproducible y un tema, un curso publicado.',
    notPublished: 'No está publicado.',
    alreadyPublished: 'Ya está publicado.',
    stillPublished: 'Sigue publicado. Retírelo antes de descartarlo.',
    discarded: 'Se ha descartado y ya no se puede modificar.',
  },
} satisfies NamespacePublicationTranslation

export default esESPublication
