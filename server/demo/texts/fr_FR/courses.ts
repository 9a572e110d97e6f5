import type { CourseTexts } from '#server/course/course-texts.demo.ts'

export const courses: CourseTexts = {
  'river-measurement': {
    title: 'Jauger un cours d’eau',
    summary: 'Du choix de la section au calcul du débit, au moulinet puis à l’ADCP embarqué.',
    detail: [
      'Le débit est la grandeur que les gestionnaires de cours d’eau utilisent le plus, et l’une des plus faciles à fausser. Le cours commence par le choix de la section de mesure, puis passe aux verticales, aux temps de pose, aux lectures d’échelle et au dépouillement. Deux jaugeages de la même section montrent d’où viennent les erreurs.',
      'La seconde partie porte sur l’ADCP embarqué\u202f: le monter, garder une vitesse assez faible, ne pas confondre un fond mobile avec le mouvement du bateau. Vous saurez ensuite réaliser seul un jaugeage et juger si celui d’un autre est utilisable.',
    ],
  },
  'rainfall-runoff': {
    title: 'De la pluie au débit',
    summary:
      'Quelle part d’un orage arrive à la rivière, et quand\u202f? Réponses à partir des relevés de trois petits bassins versants.',
    detail: [
      'Cent millimètres de pluie sur un versant de lœss desséché et sur une rizière inondée, ce sont deux événements différents. Le cours décrit les deux modes de formation du ruissellement, montre le rôle de l’humidité du sol, de la végétation et de la pente, et présente l’indice des précipitations antérieures.',
      'Vers l’aval, il mène des courbes isochrones à l’hydrogramme unitaire. Les données de trois bassins accompagnent le cours\u202f: vous en tirez votre propre hydrogramme unitaire et le mettez à l’épreuve d’une autre crue.',
    ],
  },
  'sediment-transport': {
    title: 'Comment les rivières transportent les sédiments',
    summary: 'Charriage, suspension, et comment en déduire si le lit va s’inciser ou s’exhausser.',
    detail: [
      'Le lit d’une rivière change chaque année, et c’est l’équilibre entre l’eau et les sédiments qui en décide. Au programme\u202f: granulométrie et vitesse de chute, début d’entraînement, charriage et suspension, et ce que l’on peut attendre ou non des formules de transport usuelles.',
      'Une prise d’eau ensablée réunit tous ces fils\u202f: pourquoi le site était bon lorsqu’on l’a choisi, pourquoi il faut le draguer chaque année depuis qu’un barrage a été construit en amont, et quels remèdes restent possibles.',
    ],
  },
  groundwater: {
    title: 'Nappes et rivières',
    summary:
      'D’où vient l’eau d’une rivière en saison sèche\u202f? Comment cours d’eau et aquifères s’alimentent l’un l’autre.',
    detail: [
      'En saison sèche, bien des rivières ne vivent que des nappes. Le cours explique quand un cours d’eau cède de l’eau au sous-sol et quand il en reçoit, comment on sépare l’écoulement de base dans un hydrogramme, et pourquoi un puits peut assécher un ruisseau à plusieurs kilomètres de là.',
      'De simples coupes et les relevés de quelques piézomètres tiennent lieu de longues formules. Le cours s’adresse aux collègues qui, sans être hydrogéologues, ont à décider d’autorisations de prélèvement et de débits minimaux.',
    ],
  },
  'flood-forecasting': {
    title: 'La prévision des crues en pratique',
    summary: 'Suivez une vraie veille de crue, du premier relevé de pluviomètre jusqu’à la diffusion de la prévision.',
    detail: [
      'Un prévisionniste n’a jamais toutes les données, et jamais assez de temps. Le cours suit le déroulement d’un quart\u202f: critiquer les mesures, choisir le modèle et ses paramètres, calculer la pointe et son heure d’arrivée, se concerter avec les collègues d’amont et d’aval, rédiger une prévision que d’autres comprendront.',
      'Trois exercices, sur la propagation, le recalage et les erreurs de prévision, s’appuient sur les données d’une même crue de soixante-douze heures. Que dire quand la prévision s’avère trop haute ou trop basse\u202f? Cela aussi fait partie du cours.',
    ],
  },
  'early-warning': {
    title: 'Alerter jusqu’au dernier village',
    summary:
      'Envoyer une alerte ne suffit pas\u202f: comment ceux qui n’ont pas de réseau, ou ne savent pas lire une prévision, se mettent à l’abri à temps.',
    detail: [
      'Les enquêtes menées après les inondations le répètent\u202f: des gens sont morts non pas faute de prévision, mais parce que l’alerte n’est pas arrivée, ou qu’elle est arrivée et que personne n’a bougé. Le cours suit l’alerte maillon par maillon, jusqu’au moment où les habitants partent, et montre où la chaîne se rompt d’ordinaire.',
      'Des exemples pris dans trois pays combinent gongs, radio, SMS et porte-à-porte, et montrent comment les itinéraires se décident et se répètent avec les villageois. Pour finir, vous rédigez la fiche de contacts d’un village de votre propre secteur.',
    ],
  },
  drought: {
    title: 'Suivre la sécheresse et répartir l’eau',
    summary:
      'Classer une sécheresse d’après la pluie, l’humidité du sol et les réserves, puis décider qui recevra l’eau qui reste.',
    detail: [
      'La sécheresse est lente, et quand tout le monde la voit, il ne reste plus grand-chose à faire. Le cours présente l’indice standardisé de précipitations, l’humidité du sol et le remplissage des retenues\u202f: lequel parle le plus tôt, et dans quels cas chacun induit en erreur.',
      'La seconde partie traite des priorités en période de pénurie. À partir de prévisions d’apports à dix jours, vous établissez le plan de répartition d’une retenue pour trois mois et fixez le jour où les restrictions doivent commencer.',
    ],
  },
  'emergency-command': {
    title: 'Conduite de crise\u202f: exercice sur table',
    summary: 'Prenez un rôle dans une crue simulée et exercez-vous à décider sans tout savoir.',
    detail: [
      'Il pleut depuis cinq jours en amont d’une ville moyenne. Vous êtes directeur des opérations, prévisionniste, chef des équipes de réparation ou porte-parole\u202f; toutes les vingt minutes tombent de nouvelles informations, et dans le temps imparti vous donnez des ordres dont il reste une trace.',
      'Le cours revient ensuite sur les décisions une par une\u202f: celles qui sont venues trop tôt, celles qui sont venues trop tard, et celles qui n’étaient du ressort de personne. Tout le matériel peut être téléchargé pour organiser vos propres exercices.',
    ],
  },
  'dam-inspection': {
    title: 'Inspecter un barrage à pied',
    summary: 'Que regarder, comment regarder, comment le consigner\u202f: une tournée qui n’oublie rien.',
    detail: [
      'Les instruments n’occupent que quelques points\u202f; la plupart des désordres d’un barrage sont découverts par quelqu’un qui passe. Le cours suit la crête, les deux parements, le pied et les ouvrages annexes, et explique ce que signifient à chaque endroit les fissures, les affaissements, les suintements ou une végétation inhabituelle.',
      'Chaque signe est illustré de photographies. Vous apprenez à photographier, à mesurer et à décrire de façon que quelqu’un qui n’était pas là comprenne, et vous saurez quelles observations doivent être signalées sur-le-champ.',
    ],
  },
  'dam-monitoring': {
    title: 'Interpréter les mesures d’auscultation',
    summary:
      'Démêler dans un relevé piézométrique les effets du niveau, de la température et du vieillissement, et distinguer une variation ordinaire d’un signal d’alarme.',
    detail: [
      'Un dispositif d’auscultation produit des chiffres par milliers\u202f; tout l’art est de voir celui qui cloche. Le cours commence par les erreurs grossières et la critique des relevés, puis construit des modèles statistiques des déplacements et des pressions interstitielles, avec leurs parts de niveau, de température et de temps.',
      'Les trois cas sont un instrument en panne, une saison ordinaire et une vraie fuite. Vous consignez votre diagnostic et vos raisons avant d’apprendre lequel est lequel.',
    ],
  },
  levees: {
    title: 'Digues\u202f: déceler et arrêter une rupture',
    summary: 'Renard, glissement et surverse s’annoncent\u202f; une heure plus tôt, le remède n’est pas le même.',
    detail: [
      'C’est après plusieurs jours de hautes eaux qu’une digue est le plus dangereuse. Le cours traite des infiltrations, du renard hydraulique, du soulèvement, du glissement, de la fissuration et de la surverse, de leurs causes et de leurs premiers signes, et de la manière d’organiser les rondes, de s’éclairer et de se faire entendre la nuit.',
      'Pour intervenir, une règle\u202f: empêcher l’eau d’entrer côté rivière, la laisser s’écouler côté terre. Animations et films montrent contre-puits filtrants, banquettes lestées et digues d’urgence, mais aussi des mesures qui semblent raisonnables et qui aggravent les choses.',
    ],
  },
  'reservoir-operation': {
    title: 'Les consignes de gestion d’une retenue',
    summary:
      'Lire une courbe de gestion\u202f: quand stocker, quand lâcher, et comment s’accordent écrêtement des crues et alimentation en eau.',
    detail: [
      'Une même retenue sert à écrêter les crues, à fournir de l’eau et de l’électricité et à faire vivre la rivière en aval, et n’a qu’un volume pour tout cela. À partir des cotes caractéristiques et des courbes de gestion, le cours explique pourquoi la cote limite en période de crue n’est pas une recommandation et pourquoi le remplissage doit commencer plutôt tôt que tard.',
      'Avec une année d’apports journaliers, vous exploitez une retenue deux fois, d’abord selon les consignes, puis selon votre propre jugement, et vous comparez les déversements, les jours de pénurie et la cote maximale.',
    ],
  },
  'water-quality': {
    title: 'Prélever des échantillons d’eau',
    summary:
      'Aucun laboratoire ne rattrape un mauvais échantillon\u202f: sites, flacons, conservation et fiches de prélèvement.',
    detail: [
      'L’essentiel de l’erreur sur les données de qualité de l’eau se produit avant que l’échantillon n’arrive au laboratoire. Le cours traite des sites et des profondeurs, des préleveurs et des flacons, des conservateurs et des délais, et de ce qu’il faut mesurer sur place.',
      'Il suit une tournée de terrain, de la liste du matériel à la signature lors de la remise. Trois échantillons ont dû être jetés à cause de leurs fiches\u202f: saurez-vous trouver pourquoi\u202f?',
    ],
  },
  'environmental-flow': {
    title: 'Fixer un débit écologique',
    summary:
      'Combien d’eau faut-il laisser à la rivière\u202f? Quatre méthodes comparées, et l’art d’expliquer le résultat à ceux qui s’en servent.',
    detail: [
      'Un débit écologique n’est pas un pourcentage fixe. Des poissons qui fraient, des prairies inondées, des graviers en mouvement demandent la bonne quantité au bon moment, et des variations autant qu’un volume. Le cours passe de là aux méthodes hydrologiques, hydrauliques, d’habitat et holistiques\u202f: ce que chacune exige et ce qu’elle laisse de côté.',
      'Le cas étudié est une rivière de montagne équipée de deux centrales. Vous proposez des lâchers réalisables et contrôlables, et vous les expliquez, en un paragraphe chaque fois, à trois catégories d’usagers.',
    ],
  },
  'fish-passage': {
    title: 'Aider les poissons à franchir les barrages',
    summary:
      'Pourquoi les poissons manquent-ils l’entrée\u202f? Conception et exploitation, du point de vue du poisson.',
    detail: [
      'Beaucoup de passes à poissons, une fois achevées, ne servent pas, le plus souvent à cause de l’emplacement de l’entrée et de la façon dont l’eau en sort. Le cours décrit les capacités de nage et les périodes de migration de quelques espèces, et compare passes à bassins, fentes verticales, rivières de contournement et ascenseurs.',
      'La dernière leçon porte sur l’exploitation et le suivi\u202f: comment compter, quand manœuvrer les vannes, et à quoi l’on voit qu’une passe fonctionne.',
    ],
  },
  wetlands: {
    title: 'Restaurer les zones humides\u202f: quatre exemples',
    summary:
      'Quatre bassins, quatre voies\u202f: ce que le retour d’une zone humide demande à l’eau, à la terre et aux hommes.',
    detail: [
      'Pour faire revivre une zone humide, il faut presque toujours que quelqu’un cultive, fasse paître ou pêche autrement. Un lac, un estuaire, une plaine inondable et une tourbière d’altitude montrent ce qui avait été perdu, ce que l’on visait et d’où l’eau est venue.',
      'Chaque exemple est accompagné de dix ans de relevés, niveaux d’eau, oiseaux et revenus, avec ses réussites et ce qui n’a pas abouti. À la fin, vous jugez ce qui tiendrait dans votre propre bassin.',
    ],
  },
  'transboundary-law': {
    title: 'Le droit de l’eau au-delà des frontières',
    summary:
      'Utilisation équitable, absence de dommage significatif, notification préalable\u202f: trois principes à l’épreuve de cas réels.',
    detail: [
      'Plus de trois cents cours d’eau franchissent une frontière. Avec pour fil conducteur la convention de 1997 et des accords régionaux, le cours explique l’utilisation équitable et raisonnable, l’obligation de ne pas causer de dommage significatif, la coopération et la notification préalable, et ce qui se passe quand ces principes se contredisent.',
      'Il examine deux affaires portées devant la Cour internationale de justice et les règles de travail d’une commission fluviale. Vous rédigez la note d’un pays d’aval à propos d’un projet situé en amont, puis vous changez de camp pour y répondre.',
    ],
  },
  'basin-planning': {
    title: 'Élaborer un plan de bassin',
    summary: 'De l’état du bassin à une liste de mesures que l’amont comme l’aval mettront en œuvre.',
    detail: [
      'Un plan est bon si quelqu’un l’ouvre encore cinq ans plus tard. Le cours en prend les étapes dans l’ordre (état des lieux, objectifs, variantes, participation du public, suivi), avec pour chacune les produits attendus, les méthodes et les erreurs habituelles.',
      'L’exercice suivi tout au long du cours est un affluent où vivent quatre cent mille personnes. L’argent ne suffit que pour la moitié des mesures\u202f: à vous de les classer et de dire pourquoi.',
    ],
  },
  negotiation: {
    title: 'Négocier autour de l’eau',
    summary:
      'Sous les positions, il y a des intérêts\u202f: trouver ce que les deux rives, l’amont et l’aval, peuvent accepter.',
    detail: [
      'Les pourparlers sur le partage de l’eau butent souvent sur ce que l’un réclame et ce que l’autre cède. Le cours exerce quatre savoir-faire\u202f: distinguer les intérêts des positions, préparer des solutions de rechange, élargir ce qui peut s’échanger, rédiger des accords vérifiables. Il explique aussi pourquoi mieux vaut partager les données avant l’eau.',
      'Deux jeux de rôle, l’un entre un périmètre irrigué et une ville, l’autre entre deux pays en saison sèche, comportent des consignes confidentielles pour chaque camp. Ils se jouent de préférence à deux ou en petit groupe.',
    ],
  },
  integrity: {
    title: 'Intégrité et marchés publics sans reproche',
    summary:
      'Sept situations de tous les jours montrent où passe la limite\u202f: cadeaux, conflits d’intérêts, appels d’offres.',
    detail: [
      'La plupart des ennuis commencent par peu de chose\u202f: un dîner, un projet de cahier des charges envoyé «\u202fpour information\u202f», un cousin dans le bâtiment. Sept situations expliquent la déclaration d’intérêts, le registre des cadeaux, la confidentialité des appels d’offres et les cas où il faut se récuser.',
      'Chacune est suivie de questions commentées. Le cours dit aussi à qui s’adresser en cas de pression, et comment sont protégés ceux qui donnent l’alerte.',
    ],
  },
  'gis-basics': {
    title: 'Les SIG au service des bassins versants',
    summary:
      'Avec un logiciel libre, tracez limites de bassin et réseau hydrographique à partir d’un modèle de terrain, et dressez votre première vraie carte.',
    detail: [
      'Aucune connaissance préalable n’est nécessaire. De l’installation du logiciel et de la notion de coordonnées, vous passez aux couches, aux limites de bassin et au réseau hydrographique, calculez surface et pluie de chaque sous-bassin, et terminez par une carte en bonne et due forme.',
      'Les données d’exercice couvrent quelque huit cents kilomètres carrés et tournent sur un ordinateur portable ordinaire. Chaque étape s’accompagne d’un court enregistrement à reproduire chez soi.',
    ],
  },
  'remote-sensing': {
    title: 'L’eau vue de l’espace',
    summary:
      'Repérer plans d’eau et zones inondées sur des images satellites gratuites, et savoir jusqu’où se fier au résultat.',
    detail: [
      'Les nuages, l’ombre des montagnes, les herbes flottantes\u202f: tout cela trompe. Le cours compare images optiques et images radar, calcule des indices d’eau, choisit des seuils et soustrait deux dates pour voir ce qu’une crue a recouvert.',
      'Une grande part est consacrée à la vérification\u202f: comment choisir des points de contrôle, comment calculer l’exactitude, et comment montrer dans un rapport ce qui reste incertain.',
    ],
  },
  'data-quality': {
    title: 'Contrôler la qualité des données hydrologiques',
    summary:
      'Repérer sauts, lacunes et unités erronées avant la mise en base, et garder la trace de chaque correction.',
    detail: [
      'Une virgule mal placée peut remettre en cause toute la crue de projet d’un barrage. Le cours traite des contrôles de plage, d’évolution dans le temps, de cohérence spatiale et de corrélation, et montre pourquoi aucun contrôle automatique ne remplace le jugement.',
      'Vous passez en revue une année de données brutes d’un pluviomètre et d’un limnimètre, signalez ce qui est douteux, dites ce qu’il faut faire et pourquoi. La valeur brute est toujours conservée\u202f: s’il ne fallait retenir qu’une règle, ce serait celle-là.',
    ],
  },
  'information-security': {
    title: 'La sécurité informatique pour tous',
    summary:
      'Une heure sur l’hameçonnage, les mots de passe et les clés USB, pour protéger stations et salles de commande.',
    detail: [
      'Les systèmes de commande des barrages et des stations sont de plus en plus connectés, et une attaque commence le plus souvent par un e-mail ordinaire. Des exemples réels montrent comment reconnaître un hameçonnage, choisir et garder ses mots de passe, et se méfier des clés USB comme des réseaux publics.',
      'Vous apprenez aussi les trois gestes à faire dans les dix minutes si vous soupçonnez que quelqu’un d’autre utilise votre compte. Tout le personnel suit ce cours une fois par an.',
    ],
  },
}
