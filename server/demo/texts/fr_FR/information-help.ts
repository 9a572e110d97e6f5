import type { DemoInformationText, HelpName } from '#server/news/information-texts.demo.ts'

export const help: Readonly<Record<HelpName, DemoInformationText>> = {
  'sign-in': {
    title: 'Se connecter et se déconnecter',
    summary:
      'Ce qu’il faut pour se connecter, à quoi sert le code, et pourquoi le portail vous fait parfois patienter.',
    detail: `
<p>Vous vous connectez avec l’identifiant et le mot de passe que votre organisme vous a remis. Majuscules et minuscules sont équivalentes dans l’identifiant, mais pas dans le mot de passe.</p>
<h2>Pas à pas</h2>
<ol>
<li>Ouvrez le portail. La page de connexion s’affiche.</li>
<li>Saisissez l’identifiant et le mot de passe. L’œil au bout du champ montre ce que vous avez tapé.</li>
<li>Recopiez les lettres et les chiffres de l’image. Si vous ne pouvez pas les lire, demandez une autre image ou écoutez des chiffres à la place.</li>
<li>Choisissez <strong>Se connecter</strong>.</li>
</ol>
<h2>Si cela ne marche pas</h2>
<p>Après plusieurs mots de passe erronés, le portail vous fait patienter, chaque fois plus longtemps\u202f; c’est ce qui empêche d’autres personnes de deviner. Il vous indique la durée. Si vous avez oublié le mot de passe, <a href="#/retrieve">choisissez-en un nouveau</a> plutôt que d’insister.</p>
<h2>Se déconnecter</h2>
<p>Le symbole de déconnexion se trouve en haut de la page. Sur un ordinateur que d’autres utilisent aussi, déconnectez-vous toujours. Au bout de deux heures d’inactivité, le portail s’en charge.</p>
`,
  },
  'forgotten-password': {
    title: 'J’ai oublié mon mot de passe',
    summary: 'Avec votre téléphone ou votre messagerie sous la main, un nouveau mot de passe prend deux minutes.',
    detail: `
<p>Vous pouvez choisir vous-même un nouveau mot de passe, pourvu qu’un numéro de téléphone ou une adresse e-mail soit associé à votre compte.</p>
<h2>Quatre étapes</h2>
<ol>
<li>Sur la page de connexion, choisissez <strong>Mot de passe oublié\u202f?</strong> et saisissez votre identifiant.</li>
<li>Choisissez où envoyer le code\u202f: à votre téléphone ou à votre adresse e-mail. L’un et l’autre ne sont affichés qu’en partie.</li>
<li>Saisissez les six chiffres reçus. Ils sont valables quelques minutes\u202f; à la fin du compte à rebours, vous pouvez en demander d’autres.</li>
<li>Saisissez deux fois le nouveau mot de passe.</li>
</ol>
<h2>Ce qu’il faut à un nouveau mot de passe</h2>
<ul>
<li>de 8 à 32 caractères</li>
<li>au moins un chiffre</li>
<li>au moins une majuscule et une minuscule</li>
</ul>
<p>Une fois qu’il est enregistré, vos sessions sont fermées partout et vous vous reconnectez avec le nouveau mot de passe.</p>
<h2>Aucun code n’arrive\u202f?</h2>
<p>Regardez dans le dossier des courriers indésirables et vérifiez que les chiffres affichés sont bien ceux de votre numéro. Si votre numéro a changé, écrivez à <a href="mailto:support@academy.example">support@academy.example</a>.</p>
`,
  },
  'weak-password': {
    title: '«\u202fMot de passe trop faible\u202f»',
    summary:
      'Pourquoi le portail demande un meilleur mot de passe avant de vous laisser continuer, et comment le choisir.',
    detail: `
<p>Si votre mot de passe est de ceux que l’on devine en premier, comme 123456, le portail vous demande de le remplacer dès que vous ouvrez une page. D’ici là, vous ne voyez que les pages ouvertes à tous.</p>
<h2>Que faire\u202f?</h2>
<p>Choisissez <strong>Changer maintenant</strong>. La marche à suivre est la même que pour un <a href="#/retrieve">mot de passe oublié</a>\u202f: un code est envoyé à votre téléphone ou à votre adresse e-mail, puis vous saisissez un nouveau mot de passe.</p>
<h2>Un bon mot de passe</h2>
<ul>
<li>La longueur compte plus que les caractères bizarres. Trois ou quatre mots sans rapport entre eux se retiennent facilement.</li>
<li>Ne l’utilisez nulle part ailleurs.</li>
<li>Gardez un œil sur l’indicateur de robustesse pendant la saisie.</li>
</ul>
<p>Personne à l’académie ne vous demandera jamais votre mot de passe, ni au téléphone ni par e-mail.</p>
`,
  },
  'find-courses': {
    title: 'Trouver un cours',
    summary: 'Comment chercher et filtrer les cours en libre accès, et ce que vous apprend la page d’un cours.',
    detail: `
<p>Tous les cours en libre accès se trouvent sous <a href="#/course/course-list">Cours en libre accès</a>, dans la navigation principale. L’accueil présente aussi les cours recommandés, les plus suivis et les nouveautés.</p>
<h2>Restreindre la liste</h2>
<table>
<thead>
<tr><th scope="col">Vous cherchez</th><th scope="col">Utilisez</th></tr>
</thead>
<tbody>
<tr><td>quelque chose de précis</td><td>la recherche\u202f; elle porte sur le titre et le résumé</td></tr>
<tr><td>seulement ce que vous devez suivre</td><td>Type\u202f: Obligatoire</td></tr>
<tr><td>une discipline</td><td>Domaine, par exemple Hydrologie</td></tr>
<tr><td>ce que les autres apprécient</td><td>Trier par\u202f: Les plus suivis ou Les mieux notés</td></tr>
</tbody>
</table>
<p>Les filtres se combinent. S’il ne reste rien, <strong>Effacer tous les filtres</strong> ramène la liste entière.</p>
<h2>La page d’un cours</h2>
<p>Elle indique de quoi traite le cours, combien de temps il dure, combien de crédits il apporte, qui l’enseigne et comment les apprenants l’ont noté. Si vous l’avez commencé, vous voyez où vous en êtes. Plus bas figurent les cours apparentés.</p>
`,
  },
  'continue-course': {
    title: 'Reprendre là où vous vous êtes arrêté',
    summary: 'Trois chemins pour revenir au cours que vous suiviez, et où voir votre progression.',
    detail: `
<p>Le portail se souvient du dernier cours que vous avez ouvert et du point où vous en êtes.</p>
<h2>Trois chemins</h2>
<ul>
<li><strong>Sur l’accueil</strong>, sous Continuer à apprendre, figure le dernier cours ouvert, avec un bouton pour le poursuivre.</li>
<li><strong>Au bas de l’accueil</strong>, un bandeau vous le rappelle. Vous pouvez le fermer\u202f; il reviendra à votre prochaine visite.</li>
<li><strong>Dans Mon espace</strong>, la page <a href="#/usercenter/mycourse">Mes cours</a> énumère tout ce que vous avez commencé un jour.</li>
</ul>
<h2>Ce que signifie la barre</h2>
<p>La barre à côté d’un cours montre la part que vous en avez suivie, en pourcentage. À cent pour cent, le cours est terminé et passe de En cours à Terminés.</p>
<p>Votre progression est liée à votre compte et non à votre appareil\u202f: ce que vous avez commencé sur l’ordinateur, vous pouvez le continuer sur le téléphone.</p>
`,
  },
  'my-classes': {
    title: 'Formations\u202f: comment y entrer et où trouver les vôtres',
    summary: 'Qui vous inscrit à une formation, et où le portail montre celles en cours, à venir et passées.',
    detail: `
<p>Une formation réunit un groupe qui apprend ensemble pendant un certain temps, en présentiel, en ligne ou dans une école du Parti. C’est votre organisme qui vous désigne\u202f; dès que vous figurez sur la liste des membres, la formation apparaît d’elle-même dans votre portail.</p>
<h2>Où les trouver</h2>
<ul>
<li><strong>L’accueil</strong> montre les formations du moment et celles qui commencent dans la semaine.</li>
<li><strong>Formations</strong>, dans la navigation principale, mène à <a href="#/class/class-list">toutes les vôtres</a>. Vous pouvez restreindre la liste à celles en cours, à venir ou terminées.</li>
<li><strong>Formation en cours</strong>, juste au-dessous, vous conduit droit à celle du moment\u202f; s’il y en a plusieurs, vous choisissez.</li>
</ul>
<h2>La page d’une formation</h2>
<p>Vous y voyez les dates et le lieu, le responsable de la formation et ceux qui apprennent avec vous. Une ligne montre où elle en est\u202f: non commencée, en cours ou terminée.</p>
<h2>Il manque une formation\u202f?</h2>
<p>C’est que vous ne figurez pas encore sur sa liste. Adressez-vous d’abord au service qui vous a désigné\u202f; l’assistance technique ne peut pas ajouter de membres.</p>
`,
  },
  'live-broadcasts': {
    title: 'Suivre une diffusion en direct',
    summary: 'Où les directs sont annoncés, comment les rejoindre, et que faire quand l’image ou le son font défaut.',
    detail: `
<p>Les diffusions en direct sont ouvertes à tous. Elles figurent dans le menu <strong>En direct</strong>, en haut du portail\u202f: d’abord celles du moment, puis celles des deux semaines à venir, aux heures de votre propre fuseau.</p>
<h2>Rejoindre un direct</h2>
<ol>
<li>Ouvrez le menu et choisissez la diffusion. Le lecteur s’ouvre dans une nouvelle fenêtre.</li>
<li>Si elle n’a pas commencé, le lecteur affiche un compte à rebours et démarre tout seul.</li>
<li>La plupart des navigateurs démarrent sans le son. Activez-le dans le lecteur.</li>
</ol>
<h2>Si la lecture s’interrompt</h2>
<ul>
<li>Choisissez SD au lieu de HD dans le lecteur.</li>
<li>Lancez le <a href="#/speedTest">test de vitesse</a>\u202f; il vous dira quelle qualité convient à votre connexion.</li>
<li>Rechargez la page. Vous revenez à l’instant présent.</li>
</ul>
<p>Si le portail ouvre un autre site au lieu du lecteur, c’est que les organisateurs utilisent leur propre service. Ce sont alors leurs consignes qui valent.</p>
`,
  },
  'language-and-skin': {
    title: 'Langue et apparence',
    summary:
      'Le portail parle onze langues et connaît une apparence claire et une sombre. Les deux se choisissent en haut de la page.',
    detail: `
<h2>Langue</h2>
<p>Le menu qui porte le nom de la langue actuelle se trouve en haut de chaque page, sous forme de symbole sur les écrans étroits. Choisissez l’une des onze, et la page s’affiche aussitôt dans cette langue.</p>
<ul>
<li>Le choix vaut pour ce navigateur jusqu’à ce que vous en changiez.</li>
<li>En arabe, toute la page se lit de droite à gauche.</li>
<li>Les noms de personnes restent tels que les intéressés les écrivent. Ce qui n’est pas encore traduit apparaît en chinois.</li>
</ul>
<h2>Clair ou sombre</h2>
<p>Le menu voisin change l’apparence\u202f:</p>
<table>
<thead>
<tr><th scope="col">Choix</th><th scope="col">Effet</th></tr>
</thead>
<tbody>
<tr><td>Clair</td><td>caractères foncés sur fond blanc</td></tr>
<tr><td>Sombre</td><td>caractères clairs sur fond foncé, plus reposant la nuit</td></tr>
<tr><td>Selon l’appareil</td><td>suit le réglage de votre ordinateur ou de votre téléphone</td></tr>
</tbody>
</table>
<p>Les caractères sont trop petits\u202f? Agrandissez-les dans votre navigateur, jusqu’au double\u202f; rien de la page ne se perd.</p>
`,
  },
  'speed-test': {
    title: 'Test de vitesse, HD et SD',
    summary: 'Comment savoir si votre connexion est assez rapide, et quelle qualité d’image choisir.',
    detail: `
<p>Le <a href="#/speedTest">test de vitesse</a> mesure le trajet entre votre appareil et le portail. Il ne demande pas de compte et prend quelques secondes.</p>
<h2>Comment faire le test</h2>
<ol>
<li>Installez-vous là où vous voulez apprendre. Le Wi-Fi change d’une pièce à l’autre.</li>
<li>Arrêtez les téléchargements et les autres vidéos.</li>
<li>Lancez le test et refaites-le une fois.</li>
</ol>
<h2>HD ou SD</h2>
<p>La HD rend nets les petits caractères des diapositives et demande une connexion plus rapide. La SD se contente du quart environ. À la fin, le test dit laquelle des deux convient à votre connexion.</p>
<h2>Ce qui aide</h2>
<ul>
<li>Rapprochez-vous de la box, ou utilisez un câble.</li>
<li>Sur le réseau mobile, choisissez la SD\u202f; elle coûte aussi moins cher.</li>
<li>Si tous les autres sites sont lents aussi, voyez avec qui gère votre réseau.</li>
</ul>
<p>Si les autres sites sont rapides et que seul le portail est lent, envoyez-nous le résultat du test.</p>
`,
  },
  'install-app': {
    title: 'Le portail sur le téléphone et l’ordinateur',
    summary:
      'Pas besoin de boutique\u202f: placez le portail à côté de vos autres applications, ou lisez le code avec votre téléphone.',
    detail: `
<p>Vous n’êtes pas obligé d’installer quoi que ce soit. Mais si vous utilisez souvent le portail, toucher son icône va plus vite que taper son adresse.</p>
<h2>Sur le téléphone</h2>
<ol>
<li>Lisez le code QR au bas de la page avec l’appareil photo du téléphone. Le portail s’ouvre dans le navigateur.</li>
<li>Sur un iPhone ou un iPad, choisissez Partager puis Sur l’écran d’accueil\u202f; sur Android, Ajouter à l’écran d’accueil dans le menu du navigateur.</li>
<li>Connectez-vous une fois. Vous restez connecté comme sur l’ordinateur.</li>
</ol>
<h2>Sur l’ordinateur</h2>
<p>Chrome et Edge peuvent poser une page sur le bureau comme un programme. La page <a href="#/appDownload">Obtenir l’application</a> indique la marche à suivre pour chaque système.</p>
<h2>En page d’accueil ou en favori</h2>
<p>En haut du portail, vous pouvez demander à en faire votre page d’accueil ou à l’ajouter à vos favoris. La plupart des navigateurs vous laissent ce soin\u202f: appuyez sur Ctrl+D ou passez par le menu du navigateur.</p>
`,
  },
  'news-and-help': {
    title: 'Lire les actualités et trouver de l’aide',
    summary: 'Thèmes, recherche et retour\u202f: comment retrouver ce que l’académie a publié.',
    detail: `
<p>Sous <a href="#/dynamicList">Actualités</a>, l’académie dit ce qu’il y a de neuf\u202f: vie de l’académie, formation, annonces et recherche. Le plus récent vient en premier.</p>
<h2>Trouver quelque chose</h2>
<ul>
<li><strong>Les thèmes</strong> restreignent la liste à l’un d’eux.</li>
<li><strong>La recherche</strong> porte sur le titre, le résumé et le texte, dans la langue où vous lisez. Si vous entrez plusieurs mots, tous doivent s’y trouver, dans n’importe quel ordre.</li>
<li><strong>Précédent</strong> et <strong>Suivant</strong>, sous un article, mènent aux articles voisins sans repasser par la liste.</li>
</ul>
<h2>Le centre d’aide</h2>
<p>Vous y êtes. Le lien se trouve en haut et en bas de chaque page. Il fonctionne comme les actualités, classé par thèmes\u202f; la recherche n’y porte que sur les articles d’aide.</p>
<p>Actualités et aide s’adressent aux apprenants et au personnel de l’académie\u202f: il faut donc être connecté. Comment joindre l’assistance technique peut se lire <a href="#/techAuth">sans connexion</a>.</p>
`,
  },
  'who-to-ask': {
    title: 'À qui s’adresser\u202f?',
    summary: 'Une question de formation, de compte ou de technique ne va pas à la même personne. Petit guide.',
    detail: `
<p>La réponse la plus rapide vient de celui qui peut changer quelque chose. Ce tableau dit qui c’est.</p>
<table>
<thead>
<tr><th scope="col">Votre question</th><th scope="col">À qui la poser</th></tr>
</thead>
<tbody>
<tr><td>Dates, lieu et déroulement d’une formation</td><td>le responsable de la formation, nommé sur la page de celle-ci</td></tr>
<tr><td>Être désigné pour une formation</td><td>le service de formation de votre organisme</td></tr>
<tr><td>Contenu d’un cours</td><td>ses formateurs, nommés sur la page du cours</td></tr>
<tr><td>Mot de passe, numéro de téléphone, adresse e-mail</td><td><a href="mailto:support@academy.example">support@academy.example</a></td></tr>
<tr><td>Quelque chose ne fonctionne pas</td><td><a href="#/techAuth">l’assistance technique</a></td></tr>
<tr><td>Ce que le portail conserve à votre sujet</td><td><a href="#/applicationSecret">la déclaration de confidentialité</a></td></tr>
</tbody>
</table>
<h2>Avant d’écrire</h2>
<p>Consultez d’abord le centre d’aide\u202f: la plupart des questions ont déjà été posées. Si vous écrivez, dites ce que vous vouliez faire, ce qui s’est passé à la place, et quand. Une capture d’écran en dit plus qu’une description.</p>
`,
  },
}
