import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Diffusions en direct',
  intro:
    'Planifiez les directs. Une fois enregistrés, tout le monde les trouve dans l’en-tête, sur l’accueil et dans l’agenda.',
  create: 'Planifier un direct',
  searchPlaceholder: 'Mots du titre, de la présentation ou de l’intervenant',
  title: 'Titre',
  summary: 'Présentation',
  summaryHint: 'Affichée sur la page du direct : le sujet et le public visé.',
  fallback: 'Sans traduction, les lecteurs voient le titre et la présentation disponibles.',
  details: 'Horaires et adresses',
  speaker: 'Intervenant',
  startsAt: 'Début',
  endsAt: 'Fin',
  joinUrl: 'Adresse hors du portail',
  joinUrlHint:
    'Si elle est renseignée, chacun ouvre cette adresse dans une nouvelle fenêtre, par exemple le lien d’une visioconférence. Sinon, le direct se regarde dans le lecteur du portail.',
  source: 'Flux',
  sourceHint:
    'L’adresse d’une liste de lecture se terminant par {ending}, sur un serveur cité dans le paramètre {setting}. Elle peut être ajoutée plus tard ; d’ici là, la page indique qu’il n’y a pas encore de signal.',
  watch: 'Ouvrir sa page',
  done: 'Le direct est supprimé.',
  askRemove: 'Supprimer ce direct ?',
  askRemoveText: 'Il disparaît aussitôt de l’en-tête, de l’accueil et de l’agenda. Cette action est irréversible.',
  remove: 'Supprimer le direct',
  reason: {
    titleMissing: 'Saisissez un titre dans au moins une langue.',
    endBeforeStart: 'La fin doit être postérieure au début.',
    tooLong: 'Un direct dure 31 jours au plus.',
    linkInvalid: 'L’adresse hors du portail doit être une adresse web complète.',
    sourceInvalid: 'Le flux doit être l’adresse complète d’une liste de lecture.',
    sourceForeign:
      'Le portail n’est pas autorisé à lire les flux de ce serveur. Demandez à son exploitant de l’autoriser.',
  },
} satisfies Translation<typeof zhCN.default>
