import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const esESInformation = {
  reason: {
    titleMissing: 'Escriba un título al menos en un idioma.',
    detailMissing: 'Escriba el texto en un idioma que tenga título.',
    unknownTopic: 'Esta sección no tiene ese tema. Elija otro.',
    stale: 'Alguien ha modificado este contenido mientras tanto. Vuelva a abrirlo para ver cómo está ahora.',
    alreadyPublished: 'Este contenido ya está publicado.',
    notPublished: 'Este contenido no está publicado.',
    stillPublished: 'Este contenido sigue publicado. Retírelo antes de descartarlo.',
    discarded: 'Este contenido se ha descartado y ya no se puede modificar.',
  },
} satisfies NamespaceInformationTranslation

export default esESInformation
