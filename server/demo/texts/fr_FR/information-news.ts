import type { DemoInformationText, NewsName } from '#server/news/information-texts.demo.ts'

export const news: Readonly<Record<NewsName, DemoInformationText>> = {
  'gauging-practice': {
    title: 'Stage de terrain en hydrométrie\u202f: ce qu’il faut apporter',
    summary:
      'Le stage à la station de Chenglingji va commencer. Voici le programme en bref et la liste des affaires à prévoir.',
    detail: `
<p>Le <strong>Stage de terrain en hydrométrie</strong> se réunit dans quelques jours à la station hydrométrique de Chenglingji. Tous ceux qui figurent sur la liste des membres ont leur place\u202f; vous le trouvez sous Formations, parmi celles qui commencent bientôt.</p>
<h2>Les cinq jours</h2>
<table>
<thead>
<tr><th scope="col">Jour</th><th scope="col">Matin</th><th scope="col">Après-midi</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>Sécurité sur l’eau, visite de la station</td><td>Choix d’une section</td></tr>
<tr><td>2 et 3</td><td>Moulinet depuis le téléphérique</td><td>Dépouillement et calcul du débit</td></tr>
<tr><td>4</td><td>ADCP embarqué</td><td>Comparaison des deux méthodes</td></tr>
<tr><td>5</td><td>Votre propre jaugeage</td><td>Bilan en groupe</td></tr>
</tbody>
</table>
<h2>À apporter</h2>
<ul>
<li>des bottes et un vêtement de pluie\u202f; les gilets de sauvetage sont sur place</li>
<li>un carnet qui ne craint pas l’eau et des crayons</li>
<li>un ordinateur portable, si vous en avez un</li>
</ul>
<p>Le car part du campus principal à 7\u00a0h\u00a030 le premier jour. Ceux qui viennent par leurs propres moyens nous retrouvent à 10\u00a0heures au portail de la station.</p>
`,
  },
  'new-courses': {
    title: 'Quatre nouveaux cours, de l’espace à la passe à poissons',
    summary:
      'Télédétection, passes à poissons, alerte et eaux souterraines\u202f: quatre cours ont rejoint le catalogue ces dernières semaines.',
    detail: `
<p>Quatre cours se sont ajoutés ces dernières semaines au catalogue en libre accès. Ils sont ouverts à tous les apprenants, dans toutes les langues du portail, et peuvent être commencés à tout moment.</p>
<table>
<thead>
<tr><th scope="col">Cours</th><th scope="col">Durée</th><th scope="col">Type</th></tr>
</thead>
<tbody>
<tr><td>L’eau vue de l’espace</td><td>2,5\u00a0heures</td><td>Facultatif</td></tr>
<tr><td>Aider les poissons à franchir les barrages</td><td>1\u00a0heure</td><td>Facultatif</td></tr>
<tr><td>Alerter jusqu’au dernier village</td><td>1,5\u00a0heure</td><td>Obligatoire</td></tr>
<tr><td>Nappes et rivières</td><td>1,5\u00a0heure</td><td>Facultatif</td></tr>
</tbody>
</table>
<p>«\u202fIl nous arrive souvent de voir une crue sur une image satellite avant que quiconque nous ait appelés, raconte Layla Hassan, qui enseigne la télédétection. Ce qu’il faut apprendre, c’est ce qu’une telle image <em>ne montre pas</em>.\u202f»</p>
<p>Le cours obligatoire sur l’alerte devrait être terminé d’ici la fin de la saison par tous ceux qui assurent une permanence. Vous trouverez les quatre sous <a href="#/course/course-list">Cours en libre accès</a>, triés du plus récent au plus ancien.</p>
`,
  },
  'sediment-class': {
    title: 'Modélisation des sédiments\u202f: la formation en ligne va commencer',
    summary: 'Qui y participe, que lire auparavant, et comment s’organisent les huit semaines.',
    detail: `
<p>Dans moins de trois semaines commence la formation en ligne <strong>Modélisation des sédiments</strong>, sous la responsabilité de Camille Moreau. Elle dure huit semaines et se tient entièrement en ligne\u202f: personne n’a à se déplacer.</p>
<h2>Avant la première soirée</h2>
<ol>
<li>Vérifiez que vous en êtes membre\u202f: elle figure sous Formations, parmi celles qui commencent bientôt.</li>
<li>Suivez le cours Comment les rivières transportent les sédiments, ou révisez-le. La formation commence là où il s’arrête.</li>
<li>Lancez le <a href="#/speedTest">test de vitesse</a> à l’endroit et à l’heure où vous participerez.</li>
</ol>
<h2>Les semaines</h2>
<p>Chaque semaine comprend une conférence, un exercice et une heure de questions. Les exercices reposent sur les mesures d’un tronçon qui s’envase d’un demi-mètre par an\u202f; à la dernière semaine, votre modèle devrait savoir pourquoi.</p>
<p>Si votre nom manque alors que vous avez été désigné, adressez-vous à votre service avant de nous écrire\u202f: c’est là que se font les désignations.</p>
`,
  },
  'live-lectures': {
    title: 'En direct cette saison\u202f: de la berge au prétoire',
    summary:
      'Une école de terrain, une séance de questions sur la prévision des crues, le droit de l’eau et la sécurité des barrages. Sans inscription.',
    detail: `
<p>Nos diffusions en direct réunissent des intervenants et des apprenants qui, sans elles, ne se rencontreraient jamais. Quatre rendez-vous vous attendent cette saison\u202f:</p>
<ul>
<li><strong>École de terrain en hydrométrie.</strong> Trois jours sur la berge avec nos équipes\u202f; rejoignez-nous à tout moment.</li>
<li><strong>Prévision des crues\u202f: questions et réponses.</strong> Un prévisionniste déroule la prévision du jour.</li>
<li><strong>Introduction au droit des fleuves transfrontaliers.</strong> Trois cas réels, et ce qu’ils ont tranché.</li>
<li><strong>Surveillance des barrages.</strong> Un échange entre ceux qui, chaque matin, lisent déplacements et fuites.</li>
</ul>
<h2>Comment y assister</h2>
<p>Ouvrez le menu En direct, en haut du portail. Il présente les diffusions du moment et celles des deux semaines à venir, aux heures de votre fuseau. Un clic ouvre le lecteur\u202f; avant le début, il affiche un compte à rebours.</p>
<p>Si l’image se fige, choisissez SD dans le lecteur. Le son reste le même, et c’est du son que vit une conférence.</p>
`,
  },
  'flood-class': {
    title: 'La formation sur les crues commence par une nuit de garde',
    summary:
      'La formation à la prévision des crues et à la conduite de crise a débuté. Son premier exercice s’est déroulé dans le noir.',
    detail: `
<p>La plupart des formations commencent par un discours. Celle-ci, <strong>Prévision des crues et conduite de crise</strong>, a débuté ce matin par un cours sur les erreurs d’échelle et se poursuivra cette nuit par un exercice qui commence à vingt-trois heures.</p>
<p>Les membres viennent de centres de prévision, de salles de permanence et d’organismes de bassin de neuf pays. Trois semaines durant, ils travaillent en groupes mixtes\u202f: un prévisionniste, un ingénieur, une personne qui doit décider.</p>
<blockquote>
<p>Une prévision n’est pas juste quand la courbe colle. Elle est juste quand quelqu’un a déplacé les pompes à temps.</p>
<p>He Zhiqiang, qui dirige les exercices</p>
</blockquote>
<h2>Ce qu’ils vont pratiquer</h2>
<ul>
<li>vérifier les mesures quand la moitié des stations se taisent</li>
<li>dire en trois phrases jusqu’à quel point une prévision est sûre</li>
<li>passer la relève sans rien perdre</li>
</ul>
<p>Les séances ont lieu au bâtiment 3, salle 205. Les membres trouvent le lieu et les dates dans le portail, sur la page de leur formation.</p>
`,
  },
  'portal-renewed': {
    title: 'Un portail, onze langues',
    summary:
      'Le portail de formation a été refait\u202f: cours, formations, directs, actualités et aide en un seul lieu, sur tous les appareils.',
    detail: `
<p>Depuis aujourd’hui, les apprenants de l’académie ont un nouveau portail. Cours, formations, diffusions en direct, actualités et aide y sont réunis, en onze langues, l’arabe se lisant de droite à gauche.</p>
<h2>Ce qui est nouveau</h2>
<ul>
<li><strong>L’accueil répond à la question «\u202fEt maintenant\u202f?\u202f».</strong> Il montre le cours où vous vous êtes arrêté, vos formations du moment et ce qui vaut la peine d’être commencé ensuite.</li>
<li><strong>Votre langue, vos couleurs.</strong> Choisissez-les en haut de n’importe quelle page\u202f; le portail s’en souvient.</li>
<li><strong>Téléphone, tablette, ordinateur.</strong> Chaque page tient sur un petit écran, et tout peut se faire au clavier seul.</li>
<li><strong>Une aide qui décrit ce que vous voyez.</strong> Le <a href="#/dynamicList?help=help_center">centre d’aide</a> compte une douzaine d’articles courts, avec une recherche.</li>
</ul>
<p>Votre compte et votre historique de formation vous ont suivi. S’il manque quelque chose, dites-le à <a href="mailto:support@academy.example">support@academy.example</a>\u202f; les premières semaines, quelqu’un répond aussi le samedi.</p>
`,
  },
  maintenance: {
    title: 'Maintenance dans la nuit de dimanche',
    summary: 'Le portail sera inaccessible pendant deux heures au plus dans la nuit de dimanche à lundi.',
    detail: `
<p>Dans la nuit de ce dimanche à lundi, nous déplaçons la base de données du portail vers de nouvelles machines. Pendant ce temps, le portail sera inaccessible.</p>
<table>
<thead>
<tr><th scope="col">Ville</th><th scope="col">De</th><th scope="col">À</th></tr>
</thead>
<tbody>
<tr><td>Pékin</td><td>lundi 2\u00a0h</td><td>lundi 4\u00a0h</td></tr>
<tr><td>Moscou</td><td>dimanche 21\u00a0h</td><td>dimanche 23\u00a0h</td></tr>
<tr><td>Dakar</td><td>dimanche 18\u00a0h</td><td>dimanche 20\u00a0h</td></tr>
</tbody>
</table>
<h2>Ce qu’il faut savoir</h2>
<ul>
<li>Toutes les sessions seront fermées peu avant. Rien de ce qui est enregistré ne sera perdu.</li>
<li>Aucune diffusion en direct n’est prévue pendant ces heures.</li>
<li>Si tout va bien, nous serons de retour plus tôt\u202f; c’est généralement le cas.</li>
</ul>
<p>Nous avons choisi l’heure où vous êtes le moins nombreux. Pour certains, c’est malgré tout la mauvaise, et nous leur présentons nos excuses.</p>
`,
  },
  'flume-hall': {
    title: 'La halle d’hydraulique a rouvert',
    summary:
      'Après dix mois de travaux, la halle dispose d’un nouveau canal inclinable et d’une galerie d’où les groupes peuvent regarder.',
    detail: `
<p>Après dix mois de travaux, la halle d’hydraulique de l’académie a rouvert. En son cœur, un canal vitré inclinable de vingt-quatre mètres, où les groupes voient un lit de sable se couvrir de rides, et les rides devenir des dunes.</p>
<h2>Ce qui a changé</h2>
<ul>
<li>Pompes, vannes et pente se règlent depuis un seul pupitre.</li>
<li>Des caméras placées le long du canal envoient leurs images dans les salles de cours, si bien que les formations en ligne peuvent y participer.</li>
<li>Une galerie accueille trente personnes sans que nul ne gêne ceux qui mesurent.</li>
</ul>
<p>L’ancien canal n’a pas été mis à la ferraille. Il est parti dans un lycée professionnel en aval, où il sert déjà.</p>
<blockquote>
<p>On peut dessiner le début d’entraînement au tableau pendant une heure. Ou bien on ouvre la vanne d’un demi-tour de plus.</p>
<p>Camille Moreau, hydraulique</p>
</blockquote>
<p>Les groupes qui souhaitent utiliser la halle s’adressent au responsable de leur formation. Deux après-midi par semaine sont libres.</p>
`,
  },
  'low-flow-report': {
    title: 'Jusqu’où une rivière peut-elle baisser\u202f? Rapport sur les débits minimaux',
    summary: 'Douze ans de mesures sur six affluents, et une règle empirique qui s’est révélée fausse.',
    detail: `
<p>Notre groupe de travail sur les débits écologiques a publié son rapport sur les débits minimaux. Il s’appuie sur douze ans de mesures dans six affluents, tous situés en aval de retenues.</p>
<h2>Résultats</h2>
<ol>
<li>La règle répandue des dix pour cent du débit moyen est insuffisante dans quatre des six rivières, et excessive dans une.</li>
<li>Ce qui compte pour les poissons est moins le jour le plus bas que le nombre de jours bas qui se suivent.</li>
<li>Deux lâchers brefs au printemps ont fait plus de bien que la même eau étalée sur un mois.</li>
</ol>
<h2>Ce qui en découle</h2>
<p>Les auteurs proposent de fixer les débits minimaux par saison et de les contrôler d’après le nombre de jours bas consécutifs. Une feuille de calcul prévue à cet effet accompagne le rapport\u202f; les débits moyens journaliers lui suffisent.</p>
<p>Ces résultats ont été repris dans le cours Fixer un débit écologique, que donne Lucía Herrera, responsable du groupe. Pour recevoir le rapport, écrivez à <a href="mailto:library@academy.example">library@academy.example</a>.</p>
`,
  },
  'exchange-visit': {
    title: 'Des hôtes venus de trois deltas',
    summary:
      'Des collègues du Mékong, du Nil et du Tage ont passé une semaine à l’académie et en sont repartis avec les problèmes des autres.',
    detail: `
<p>Une semaine durant, quatorze collègues d’organismes du Mékong, du Nil et du Tage ont été les hôtes de l’académie. Trois fleuves qui ont peu en commun, pourrait-on croire, mais qui tous gagnent la mer à travers des terres qui s’enfoncent.</p>
<p>Au lieu d’exposés, chaque groupe avait apporté un problème qu’il n’avait pas résolu et l’a confié aux autres pour deux jours. Le groupe du Tage s’est penché sur le sel qui remonte un bras du Mékong\u202f; celui du Mékong s’est attaqué à un barrage du delta du Nil\u202f; et ainsi de suite autour de la table.</p>
<blockquote>
<p>Nous avions expliqué notre problème si souvent que nous n’entendions plus ce que nous disions.</p>
<p>une invitée de Phnom Penh</p>
</blockquote>
<p>De cette semaine sont sortis</p>
<ul>
<li>une liste commune de ce qu’il faut mesurer à une station soumise à la marée,</li>
<li>deux jeux de données que tous trois peuvent utiliser,</li>
<li>et une date pour la prochaine rencontre, au bord du Tage.</li>
</ul>
`,
  },
  'dam-safety-class': {
    title: 'Sécurité des barrages\u202f: la formation est achevée',
    summary: 'Trente jours, un vrai barrage, et un rapport d’inspection que l’exploitant a accepté.',
    detail: `
<p>La formation <strong>Sécurité des barrages</strong> s’est achevée au centre de formation du barrage de Longmen. Pendant trente jours, ses membres ont fait ce qu’ils feront chez eux\u202f: parcourir des galeries, lire des pendules, douter des instruments.</p>
<h2>Un barrage à eux</h2>
<p>L’exploitant de la retenue avait confié au groupe une vraie mission, l’inspection périodique d’un barrage secondaire construit dans les années 1970. Quatre équipes l’ont inspecté indépendamment les unes des autres.</p>
<ul>
<li>Toutes les quatre ont trouvé le drain bouché.</li>
<li>Deux ont remarqué qu’un piézomètre donnait la même valeur depuis huit mois.</li>
<li>Une a demandé pourquoi le pré en aval était si vert, et elle avait raison.</li>
</ul>
<p>L’exploitant a accepté le rapport commun\u202f; le drain a déjà été débouché.</p>
<p>La page de la formation reste en place. Ses membres la trouvent parmi leurs formations passées, avec la liste de tous les participants.</p>
`,
  },
  'gauge-readers': {
    title: 'Les riverains lisent la rivière',
    summary:
      'À titre d’essai, 120 riverains ont transmis les niveaux d’eau par téléphone. Les relevés sont meilleurs que prévu.',
    detail: `
<p>Pendant une saison de crues, 120 personnes vivant au bord de petites rivières ont transmis le niveau d’eau deux fois par jour, et toutes les heures lorsqu’il montait. Elles avaient reçu une échelle peinte, une demi-journée d’initiation et un numéro où envoyer leur relevé.</p>
<h2>De tels relevés sont-ils utilisables\u202f?</h2>
<p>Là où un observateur et une station automatique se côtoyaient, voici le résultat\u202f:</p>
<table>
<thead>
<tr><th scope="col">Écart</th><th scope="col">Part des relevés</th></tr>
</thead>
<tbody>
<tr><td>jusqu’à 1\u00a0cm</td><td>71\u00a0%</td></tr>
<tr><td>jusqu’à 3\u00a0cm</td><td>94\u00a0%</td></tr>
<tr><td>plus de 10\u00a0cm</td><td>1\u00a0%, presque toujours des fautes de frappe</td></tr>
</tbody>
</table>
<p>Plus important que l’exactitude\u202f: à trois reprises, le premier signalement d’une crue éclair est venu d’un observateur, jusqu’à quarante minutes avant que la station suivante ne l’indique.</p>
<p>L’essai se poursuit avec deux fois plus d’observateurs. Ce que l’on a appris de leur formation fait désormais partie du cours <em>Alerter jusqu’au dernier village</em>.</p>
`,
  },
}
