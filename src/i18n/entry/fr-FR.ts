import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  toHome: 'Retour à l’accueil',
  pages: 'Pages associées',
  nothingHeading: 'Rien ici pour l’instant',
  nothingText:
    'Votre organisme n’a pas encore publié cette page. Pour toute question, adressez-vous à votre administrateur.',
  app: {
    lead: 'Le portail s’installe directement depuis le navigateur\u202f: son icône rejoint vos autres applications, et il s’ouvre sans barre d’adresse.',
    install: 'Installer sur cet appareil',
    installHint: 'Aucune boutique d’applications. Cela prend quelques secondes.',
    installed:
      'Le portail est installé sur cet appareil. Ouvrez-le depuis l’écran d’accueil ou la liste des applications.',
    declined: 'Non installé. Vous pouvez l’installer vous-même à tout moment, comme indiqué ci-dessous.',
    byHand: 'Comment l’installer',
    computer: 'Ordinateur',
    openIn: 'Ouvrez cette page dans {browser}.',
    iosShare: 'Touchez le bouton Partager de la barre d’outils.',
    iosAdd: 'Choisissez «\u202fSur l’écran d’accueil\u202f», puis touchez «\u202fAjouter\u202f».',
    androidMenu: 'Touchez le bouton de menu en haut à droite.',
    androidAdd: 'Choisissez «\u202fInstaller l’application\u202f» ou «\u202fAjouter à l’écran d’accueil\u202f».',
    desktopIcon:
      'Cliquez sur l’icône d’installation au bout de la barre d’adresse, ou choisissez l’installation dans le menu du navigateur.',
    desktopOpen: 'Confirmez\u202f: le portail s’ouvre désormais depuis le bureau ou le menu Démarrer.',
    stores: 'Boutiques d’applications',
    store: 'Obtenir l’application pour {system}',
    codeHeading: 'L’ouvrir sur votre téléphone',
    codeText: 'Pointez l’appareil photo du téléphone vers le code pour y ouvrir cette page.',
    code: 'Code QR menant à {address}',
  },
  phone: {
    lead: 'Placez le portail sur votre téléphone, ou continuez dans le navigateur.',
    leadDesktop: 'Scannez le code avec votre téléphone pour y installer ou y ouvrir le portail.',
    appHeading: 'L’utiliser comme application',
    appText:
      'Il s’ouvre d’un geste depuis l’écran d’accueil, en plein écran, avec vos cours et vos notifications à portée de main.',
    how: 'Voir comment l’installer',
    browserHeading: 'L’utiliser dans le navigateur',
    browserText: 'Rien à installer. La question ne vous sera plus posée avant la fermeture du navigateur.',
    browse: 'Continuer dans le navigateur',
    passOn: 'Le partager',
    passOnText: 'Faites scanner ce code par l’appareil photo d’un autre téléphone pour y ouvrir le portail.',
  },
  desktop: {
    lead: 'Gardez le portail à portée de clic, comme n’importe quel programme.',
    appHeading: 'L’installer comme application',
    dock: 'Choisissez «\u202fAjouter au Dock\u202f» dans le menu Fichier.',
    noApps:
      '{browser} ne permet pas encore d’installer des applications web. Utilisez un favori ou un raccourci, comme indiqué ci-dessous.',
    bookmarkHeading: 'L’ajouter aux favoris',
    bookmarkText: 'Appuyez sur {keys} pour enregistrer le portail dans la barre de favoris.',
    shortcutHeading: 'Placer un raccourci sur le bureau',
    shortcutText:
      'Réduisez la fenêtre du navigateur, puis faites glisser sur le bureau l’icône située au début de la barre d’adresse.',
    phoneHeading: 'Continuer sur le téléphone',
    phoneText: 'Scannez le code avec l’appareil photo du téléphone, connectez-vous et reprenez là où vous en étiez.',
  },
  speed: {
    lead: 'Mesure la vitesse réelle entre ce serveur et votre appareil, et vous conseille la HD ou la SD pour vos cours.',
    cost: 'Un test dure environ {seconds} {{|seconde|||de secondes|secondes}} et consomme au plus {size} de données.',
    start: 'Lancer le test',
    again: 'Refaire le test',
    stop: 'Arrêter',
    ready: 'Pas encore mesuré',
    measuringLatency: 'Mesure de la latence…',
    measuringDownload: 'Mesure de la vitesse de téléchargement…',
    done: 'Mesure terminée',
    failed: 'La mesure n’a pas abouti',
    stopped: 'Le test a été arrêté',
    stoppedText: 'Les données ne suffisent pas pour donner un conseil.',
    download: 'Vitesse de téléchargement',
    latency: 'Latence',
    jitter: 'Gigue',
    used: 'Données utilisées',
    progress: 'Progression du test',
    sd: 'SD',
    hd: 'HD',
    audio: 'Audio et documents',
    needs: 'La vitesse qu’il faut pour chaque qualité',
    hdNeeds: 'à partir de {speed}, latence inférieure à {latency}',
    sdNeeds: 'à partir de {speed}',
    audioNeeds: 'moins de {speed}',
    hdAdvice: 'La HD convient',
    hdText: 'Choisissez la HD pour les cours et les diffusions en direct\u202f; la lecture devrait être fluide.',
    hdLatency:
      'La vitesse suffit pour la HD, mais la latence est élevée\u202f: les directs peuvent marquer des pauses. Commencez par la SD.',
    sdAdvice: 'La SD convient',
    sdText:
      'Choisissez la SD pour les cours et les diffusions en direct\u202f; en HD, la lecture risque de s’interrompre.',
    audioAdvice: 'Préférez l’audio et les documents',
    audioText:
      'La vidéo risque de se figer souvent. Commencez par les documents et l’audio, ou refaites le test sur un autre réseau.',
    result: 'Mesure terminée\u202f: vitesse de téléchargement {speed}, latence {latency}. {advice}.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  applicationSecret: 'Déclaration de confidentialité',
  techAuth: 'Assistance technique',
  appDownload: 'Obtenir l’application',
  websitedownload: 'Le portail sur votre téléphone',
  appPolymer: 'Le portail sur votre ordinateur',
  speedTest: 'Test de vitesse',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  applicationSecret: 'confidentialité, vie privée, données personnelles, protection des données, RGPD, conditions',
  techAuth: 'assistance, support, problème technique, panne, contact, téléphone, erreur, bug',
  appDownload: 'application, appli, télécharger, installer',
  websitedownload: 'téléphone, mobile, portable, smartphone, tablette, scanner, code QR',
  appPolymer: 'ordinateur, bureau, favori, marque-page, raccourci',
  speedTest: 'vitesse, débit, internet, réseau, connexion lente, lenteur, saccades, latence, HD, SD',
} satisfies Translation<typeof zhCN.keywords>
