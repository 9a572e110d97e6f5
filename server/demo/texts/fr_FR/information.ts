import type { InformationTexts } from '#server/news/information-texts.demo.ts'
import { help } from './information-help.ts'
import { news } from './information-news.ts'

export const information: InformationTexts = {
  ...news,
  ...help,

  'application-secret': {
    title: 'Déclaration de confidentialité',
    summary:
      'Quelles données le portail conserve à votre sujet, pourquoi, combien de temps, et ce que vous pouvez nous demander.',
    detail: `
<p>Cette déclaration porte sur le portail de formation de l’Académie des Grands Fleuves, dans le navigateur comme en application sur votre appareil. L’académie est responsable des données qui y sont conservées.</p>
<h2>Ce que nous conservons</h2>
<ul>
<li>Votre compte\u202f: votre nom, votre identifiant, votre numéro de mobile et votre adresse e-mail, votre langue et les rôles que votre organisme vous a attribués. Votre mot de passe n’est conservé que sous une forme qui ne permet pas de le retrouver.</li>
<li>Votre apprentissage\u202f: les cours que vous avez ouverts, le point où vous en êtes et les formations dont vous êtes membre.</li>
<li>Votre usage du portail\u202f: quelles pages sont ouvertes et quand, quelles actualités vous lisez un jour donné, afin de ne compter chaque lecteur qu’une fois, et des rapports techniques en cas de panne.</li>
</ul>
<h2>À quoi cela nous sert</h2>
<p>Ces données nous servent à vous laisser entrer, à vous montrer où vous vous êtes arrêté, à organiser les formations et à trouver les pannes. Le classement des apprenants, sur l’accueil, montre des noms et des heures d’étude aux collègues connectés. Nous ne vendons aucune donnée, n’affichons aucune publicité et n’intégrons rien d’autres entreprises qui pourrait vous suivre.</p>
<h2>Dans votre navigateur</h2>
<p>Après la connexion, deux cookies portent votre session. Votre langue et l’apparence que vous avez choisie sont également retenues. Il n’y a pas de cookies de pistage.</p>
<h2>Qui les voit</h2>
<p>Les membres d’une formation et son responsable voient qui d’autre en fait partie. Les administrateurs voient les messages que le portail envoie. Personne d’autre, sauf si la loi l’exige.</p>
<h2>Combien de temps</h2>
<p>Une session se ferme au bout de deux heures d’inactivité. Votre historique de formation demeure aussi longtemps que votre compte, car des certificats et des formations ultérieures peuvent en dépendre.</p>
<h2>Ce que vous pouvez demander</h2>
<p>Vous pouvez demander ce que nous détenons à votre sujet, faire corriger des erreurs et faire fermer votre compte. Écrivez à <a href="mailto:privacy@academy.example">privacy@academy.example</a>\u202f; vous aurez une réponse sous trente jours.</p>
`,
  },
  'technical-support': {
    title: 'Assistance technique',
    summary: 'Comment nous joindre, quand nous sommes là, et ce qu’il faut à votre appareil.',
    detail: `
<p>Si quelque chose ne fonctionne pas dans le portail, consultez d’abord le <a href="#/dynamicList?help=help_center">centre d’aide</a>. Si cela ne suffit pas, nous vous aiderons volontiers.</p>
<h2>Nous joindre</h2>
<table>
<thead>
<tr><th scope="col">Moyen</th><th scope="col">Où</th><th scope="col">Quand</th></tr>
</thead>
<tbody>
<tr><td>E-mail</td><td><a href="mailto:support@academy.example">support@academy.example</a></td><td>Réponse sous un jour ouvré</td></tr>
<tr><td>Téléphone</td><td>+86 10 5550 0199</td><td>Du lundi au vendredi, de 8\u00a0h\u00a030 à 17\u00a0h\u00a030, heure de Pékin</td></tr>
<tr><td>Sur place</td><td>Campus principal, bâtiment 1, salle 108</td><td>Du lundi au vendredi, de 9\u00a0h à 12\u00a0h</td></tr>
</tbody>
</table>
<h2>Ce qu’il faut nous dire</h2>
<ol>
<li>Votre identifiant, mais jamais votre mot de passe. Nous ne vous le demanderons jamais.</li>
<li>La page où vous étiez et ce que vous avez fait en dernier.</li>
<li>Le message qui s’est affiché, de préférence en capture d’écran.</li>
<li>Le résultat du <a href="#/speedTest">test de vitesse</a>, si les vidéos s’interrompent ou si les pages sont lentes.</li>
</ol>
<h2>Ce qu’il faut à votre appareil</h2>
<ul>
<li>Une version récente de Chrome, Edge, Firefox ou Safari, sur ordinateur, tablette ou téléphone.</li>
<li>Une connexion d’au moins 1\u00a0Mbit/s pour les conférences en SD, et de 4\u00a0Mbit/s pour la HD.</li>
<li>Un écran d’au moins 360 pixels de large\u202f; le portail s’utilise aussi au clavier seul et avec un lecteur d’écran.</li>
</ul>
`,
  },
  'app-download': {
    title: 'Le portail sur votre appareil',
    summary:
      'Ni boutique ni téléchargement\u202f: votre navigateur place le portail sur votre téléphone, votre tablette ou votre bureau.',
    detail: `
<p>Le portail est une application web. Votre navigateur peut le placer à côté de vos autres applications\u202f: il suffit de toucher son icône pour l’ouvrir, toujours dans sa dernière version.</p>
<p>Vous vous connectez avec le même compte, et tout ce que vous faites est conservé au même endroit.</p>
<p>Les cours, les examens et les directs demandent une connexion. Sur un autre appareil, vous reprenez là où vous vous êtes arrêté. Le portail se supprime comme toute autre application, sans que rien de votre dossier ne soit perdu.</p>
`,
  },
}
