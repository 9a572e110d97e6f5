import type { LectureTexts } from '#server/course/lecture-texts.demo.ts'

export const lectures: LectureTexts = {
  'choosing-the-section': {
    title: 'Elegir la sección',
    lines: [
      'Todo aforo empieza a pie, buscando el lugar adecuado del río.',
      'Busque un tramo recto, con orillas paralelas a lo largo de al menos cinco veces el ancho del río.',
      'El lecho debe ser firme y regular, sin bolos, sin vegetación y sin zonas de agua muerta.',
      'Aléjese de los puentes y de los afluentes: perturban la corriente hasta mucho más abajo.',
      'Después tienda el cable graduado perpendicular a la corriente y lea la escala antes de empezar.',
    ],
  },
  'velocity-to-discharge': {
    title: 'De la velocidad al caudal',
    lines: [
      'Reparta al menos veinte verticales: ninguna franja debe llevar más de un décimo del caudal.',
      'En aguas someras basta una lectura, a seis décimas de la profundidad bajo la superficie.',
      'En aguas más hondas haga dos, a dos y a ocho décimas, y quédese con la media.',
      'Deje girar el molinete al menos cuarenta segundos: la velocidad de un río nunca es constante.',
      'Multiplique cada velocidad media por la profundidad y el ancho de su franja, y sume las franjas.',
    ],
  },
  'unit-hydrograph': {
    title: 'Qué dice un hidrograma unitario',
    lines: [
      'El hidrograma unitario es la respuesta de una cuenca a una unidad de lluvia neta.',
      'La lluvia neta es lo que queda cuando el suelo, las plantas y las hondonadas han tomado su parte.',
      'El doble de lluvia neta en el mismo tiempo da el doble de caudal a cada hora.',
      'Una lluvia más larga se trata como varios chubascos breves, cada uno con su propio hidrograma.',
      'Desplace esos hidrogramas a su hora, súmelos y tendrá la crecida en el punto de salida.',
    ],
  },
  'beginning-of-motion': {
    title: '¿Cuándo empieza a moverse el lecho?',
    lines: [
      'El agua que corre arrastra el lecho del río, y cada grano se resiste con su propio peso.',
      'El arrastre crece con la profundidad del agua y con la pendiente de su superficie.',
      'Al pasar de un umbral, los primeros granos empiezan a rodar, a deslizarse y a saltar río abajo.',
      'La grava viaja por el lecho como carga de fondo; el limo va en suspensión, muy por encima.',
      'Una presa retiene el sedimento, y el agua clara que sale de ella excava el lecho.',
    ],
  },
  'gaining-and-losing': {
    title: 'Ríos que ganan y ríos que pierden',
    lines: [
      'Un río y el terreno que lo rodea intercambian agua todos los días del año.',
      'Donde el nivel freático está más alto que el río, el agua subterránea entra y el río gana.',
      'Donde está más bajo, el río pierde agua por su lecho y alimenta el acuífero.',
      'En la estación seca, esa aportación lenta es a menudo toda el agua que tiene el río.',
      'Un pozo cercano a la orilla puede convertir un tramo ganador en perdedor, a veces meses más tarde.',
    ],
  },
  'checking-the-readings': {
    title: 'Antes de predecir, revise lo que ve',
    lines: [
      'Una predicción no puede ser mejor que las lecturas de las que parte.',
      'Compare cada pluviómetro con sus vecinos y mire el radar cuando uno desentone.',
      'Un nivel que no se mueve mientras llueve suele ser un flotador atascado, y no un río tranquilo.',
      'Pregunte al observador de guardia y marque el valor dudoso en lugar de borrarlo.',
      'Solo entonces juzgue la humedad de la cuenca: mojada, escurre una parte mucho mayor de la lluvia.',
    ],
  },
  'routing-the-wave': {
    title: 'Cómo viaja una onda de crecida',
    lines: [
      'Una onda de crecida cambia por el camino: llega más tarde y, casi siempre, más baja.',
      'El valle almacena agua mientras el río sube y la devuelve mientras baja.',
      'La propagación lleva las cuentas: lo que entra menos lo que sale es lo que el tramo ha almacenado.',
      'Dos cifras describen un tramo sencillo: cuánto tarda la onda y cuánto se aplana.',
      'Sáquelas de crecidas pasadas de tamaño parecido, porque una grande se extiende por la llanura.',
    ],
  },
  'writing-the-forecast': {
    title: 'Redactar una predicción que sirva',
    lines: [
      'Quien lee su predicción quiere saber hasta dónde, cuándo y con qué seguridad.',
      'Empiece por la punta y su hora, cada una como un intervalo y no como una sola cifra.',
      'Diga qué significa sobre el terreno: qué carretera, qué puente, qué barrio de la ciudad.',
      'Indique la hora de la próxima predicción, para que nadie se pregunte si la habrá.',
      'Si el río hace otra cosa, dígalo pronto y diga por qué: la confianza tarda en volver.',
    ],
  },
  'warning-chain': {
    title: 'Un aviso es una cadena',
    lines: [
      'Un aviso tiene cuatro eslabones: conocer el riesgo, vigilar el río, avisar y estar listos para actuar.',
      'Si se rompe uno, los otros tres no salvan ni una sola vida.',
      'El dinero va sobre todo a los instrumentos, pero los avisos suelen fallar en el último kilómetro.',
      'Pregunte en cada pueblo quién oiría el mensaje a las tres de la madrugada y quién no.',
      'Para cada persona que no lo oiría, acuerde un vecino que llame a su puerta.',
    ],
  },
  'words-that-move': {
    title: 'Palabras que ponen en marcha',
    lines: [
      'Un buen aviso dice quién habla, qué viene, dónde, cuándo y qué hay que hacer ahora.',
      'Olvide caudales y periodos de retorno: compare el nivel con una crecida que la gente recuerde.',
      'Dé una sola instrucción clara: salgan ya, por el camino de arriba, a la escuela de la colina.',
      'Repita las mismas palabras por todos los canales: la gente busca una segunda voz antes de actuar.',
      'Cuando pase el peligro, dígalo también, o nadie hará caso la próxima vez.',
    ],
  },
  'clocks-of-a-drought': {
    title: 'Los tres relojes de una sequía',
    lines: [
      'Una sequía no empieza un día concreto: pasa del cielo al suelo y del suelo al río.',
      'Primero habla la lluvia: el índice estandarizado de precipitación dice si estos meses han sido raros.',
      'La humedad del suelo la sigue en pocas semanas, y es lo que notan los agricultores.',
      'Ríos, embalses y acuíferos llegan los últimos, y también son los últimos en recuperarse.',
      'Acuerde las restricciones con el embalse lleno: en la escasez, toda norma parece injusta.',
    ],
  },
  'first-hour': {
    title: 'La primera hora al mando',
    lines: [
      'En la primera hora de una emergencia sabrá poco, y la mitad será falso.',
      'Empiece por tres preguntas: quién corre peligro, qué está fallando y cuánto tiempo queda.',
      'Ponga a cada tarea un solo nombre y un solo plazo, y haga que se la repitan.',
      'Anote cada decisión con su hora y su motivo, aunque parezca que no hay tiempo.',
      'Vuelva a mirar el mapa entero cada media hora: el peligro se mueve con el agua.',
    ],
  },
  'walking-the-dam': {
    title: 'Un recorrido que no deja nada atrás',
    lines: [
      'Recorra la presa siempre en el mismo orden y notará lo que ha cambiado.',
      'Empiece por la coronación, mire a lo largo de ella y busque hundimientos, abombamientos y grietas.',
      'Cruce en zigzag el paramento de aguas abajo, para ver dos veces cada parte.',
      'Tómese su tiempo en el pie y en los estribos, donde aflora la mayoría de las filtraciones.',
      'Termine en el aliviadero y las compuertas, y compruebe que cada compuerta se mueve de verdad.',
    ],
  },
  'what-seepage-says': {
    title: 'Clara o turbia: lo que dice la filtración',
    lines: [
      'Casi toda presa de materiales sueltos deja pasar algo de agua, y eso solo no es motivo de alarma.',
      'Una filtración clara que no cambia a igual nivel de embalse suele ser inofensiva.',
      'Si sale turbia, se está llevando el suelo de la presa, y hay que comunicarlo de inmediato.',
      'Una bajada repentina puede ser tan grave como una subida: quizá se haya cegado un dren.',
      'Mida el caudal con un cubo y un reloj, y anote al lado el nivel del embalse.',
    ],
  },
  'causes-of-movement': {
    title: 'Tres causas de todo movimiento',
    lines: [
      'Una presa se mueve todos los días, y casi todos sus movimientos son perfectamente sanos.',
      'Una parte sigue al nivel del agua, pues un embalse lleno empuja más que uno vacío.',
      'Otra sigue a las estaciones, porque el hormigón se dilata en verano y se contrae en invierno.',
      'La tercera es el envejecimiento, que debería ir más despacio de año en año.',
      'Descuente las dos primeras con el cálculo y mire con atención lo que queda.',
      'Si el resto crece más deprisa que antes, revise primero el instrumento y luego la presa.',
    ],
  },
  'sand-boils': {
    title: 'Surgencias de arena y otros indicios',
    lines: [
      'Tras varios días de aguas altas, el dique está empapado: ahora es cuando más importan las rondas.',
      'Vayan por parejas, uno por el pie y otro por el campo de detrás, y busquen zonas húmedas.',
      'Un manantial con un anillo de arena es una surgencia: el agua ha empezado a abrir un conducto.',
      'El agua clara es un aviso, pero el agua que arrastra arena es una emergencia.',
      'Marque el lugar con una bandera, deje a alguien de guardia y comunique dónde está y cuánto mide.',
    ],
  },
  'filter-never-plug': {
    title: 'Filtrar, nunca taponar',
    lines: [
      'Lo primero que quiere quien ve una surgencia de arena es taponarla, y es un error.',
      'La presión que se encierra en un punto sale por otro, a menudo donde nadie mira.',
      'Levante un anillo de sacos terreros alrededor y deje que el agua suba dentro.',
      'El agua más alta hace contrapresión, el flujo se frena y la arena se queda en su sitio.',
      'Por el lado del río, la regla es la contraria: ahí sí se sella, para que entre menos agua.',
    ],
  },
  'flood-limit': {
    title: 'Por qué el nivel máximo es un máximo',
    lines: [
      'En época de crecidas, parte del embalse debe estar vacía, y ese vacío es su trabajo.',
      'El nivel máximo en época de crecidas dice hasta dónde puede llegar el agua si no viene ninguna.',
      'Cada metro por encima es un metro que faltará cuando llegue la gran crecida.',
      'Tras la crecida, baje el nivel a tiempo: a la primera tormenta suele seguirla otra.',
      'Hacia el final de la época, empiece a llenar pronto y despacio, guiándose por las previsiones.',
    ],
  },
  'before-the-bottle': {
    title: 'Antes de llenar la botella',
    lines: [
      'Un laboratorio solo mide lo que hay en la botella, no lo que había en el río.',
      'Elija un punto con el agua bien mezclada, bastante por debajo de vertidos y afluentes.',
      'Enjuague la botella tres veces con agua del río, salvo que ya contenga conservante.',
      'Póngase de cara a la corriente y llénela con el brazo extendido, bajo la película superficial.',
      'Mida temperatura, pH, conductividad y oxígeno sobre el terreno: cambian por el camino.',
    ],
  },
  'river-to-laboratory': {
    title: 'Del río al laboratorio',
    lines: [
      'Etiquete cada botella antes de que se moje: punto, fecha, hora, conservante y su nombre.',
      'Ponga enseguida las muestras en hielo y a oscuras: casi todas empiezan a cambiar en pocas horas.',
      'Lleve en cada salida un blanco de campo, que muestre lo que ha añadido la propia salida.',
      'Anote todo lo que se salga de lo normal: espuma, olor, peces muertos o lluvia durante la noche.',
      'En la entrega firman ambas partes: una muestra sin historia no es más que una botella de agua.',
    ],
  },
  'more-than-a-minimum': {
    title: 'Más que un mínimo',
    lines: [
      'Un río vivo necesita algo más que un hilo de agua en su momento más bajo.',
      'Las pequeñas subidas llaman a los peces a migrar, y las crecidas limpian la grava donde desovan.',
      'Las aguas altas llegan a los prados, y su lento descenso deja que arraiguen las plantas jóvenes.',
      'Por eso el caudal ecológico es un calendario: estiaje, pulso y crecida, cada uno en su estación.',
      'Escríbalo en cifras que una estación de aforo pueda comprobar, o se quedará en una buena intención.',
    ],
  },
  'finding-the-entrance': {
    title: 'Encontrar la entrada',
    lines: [
      'Para un pez, lo más importante de una escala es la puerta.',
      'Los peces remontan la corriente más fuerte hasta que los detiene un muro o una turbina.',
      'Allí, junto al obstáculo, tiene que estar la entrada, con un chorro que se note desde lejos.',
      'El chorro debe ser más rápido que el agua de alrededor, pero asequible para el nadador más débil.',
      'Cuente los peces abajo y arriba: una escala solo es buena si llega la mayoría.',
    ],
  },
  'water-before-birds': {
    title: 'Primero el agua, luego las aves',
    lines: [
      'Un humedal lo hace el agua que llega, se queda y se va en el momento justo.',
      'Antes de plantar nada, averigüe de dónde venía el agua y quién la usa hoy.',
      'A menudo basta con cegar un dren o rebajar un dique, y las plantas vuelven solas.',
      'Quienes cultivan o pescan allí deben salir ganando, o los drenes volverán a abrirse.',
      'Dele diez años y, ante todo, no deje de medir el nivel del agua.',
    ],
  },
  'three-principles': {
    title: 'Tres principios para un mismo río',
    lines: [
      'Cuando un río cruza una frontera, ningún país puede usarlo como si estuviera solo.',
      'El primero es la utilización equitativa y razonable, que sopesa necesidades, población y alternativas.',
      'El segundo es la obligación de tomar todas las medidas apropiadas para no causar daños sensibles.',
      'El tercero es la cooperación: intercambiar datos con regularidad y notificar antes de las grandes obras.',
      'Ninguno dice cuántos metros cúbicos tocan a cada parte, y por eso los Estados negocian.',
    ],
  },
  'giving-notice': {
    title: 'Notificar y responder',
    lines: [
      'El Estado que planea un proyecto de efectos graves debe avisar a sus vecinos con tiempo.',
      'La notificación incluye los datos técnicos y los resultados de la evaluación ambiental, si la hay.',
      'Según la convención de 1997, los demás tienen seis meses para estudiarla y contestar.',
      'Durante ese tiempo, el proyecto no puede empezar sin el consentimiento de esos Estados.',
      'Una objeción requiere razones y pruebas, y abre consultas en lugar de cerrar el asunto.',
    ],
  },
  'measures-in-order': {
    title: 'Poner orden en las medidas',
    lines: [
      'Un plan de cuenca siempre tiene más buenas ideas que dinero.',
      'Empiece por el estado de la cuenca y acuerde qué es lo que más le cuesta soportar a la gente.',
      'De cada medida pregunte cuánto cuesta, qué cambia y quién la cuidará dentro de diez años.',
      'Busque medidas que sirvan a varios fines, como una llanura de inundación que además depura el agua.',
      'Publique el orden y los motivos: una lista se acepta mejor cuando se entiende.',
    ],
  },
  'planning-workbook': {
    title: 'Cuaderno: un afluente, la mitad del dinero',
    lines: [],
  },
  'positions-and-interests': {
    title: 'Posturas e intereses',
    lines: [
      'Una postura es lo que alguien exige; un interés, la razón que hay detrás.',
      'Los regantes piden diez metros cúbicos por segundo, pero lo que necesitan es una cosecha.',
      'La ciudad pide un embalse lleno, pero lo que necesita es seguridad en los meses secos.',
      'Con las razones sobre la mesa, además de agua se pueden intercambiar reservas, fechas y dinero.',
      'Comparta antes los datos: quienes ven el mismo río discuten por menos cosas.',
    ],
  },
  'small-gifts': {
    title: 'Regalos pequeños, preguntas grandes',
    lines: [
      'A casi nadie lo compran en un día: suele empezar con una cena entre amigos.',
      'Pregúntese si aceptaría el regalo en caso de que mañana saliera en el periódico.',
      'Si no puede rechazarlo sin ofender, entréguelo y anótelo en el registro.',
      'No acepte nunca nada de un licitador con la licitación abierta, ni siquiera una comida.',
      'En caso de duda, pregunte antes y no después: preguntar no cuesta nada.',
    ],
  },
  'standing-aside': {
    title: 'Cuándo hay que abstenerse',
    lines: [
      'Un conflicto de intereses no es una falta en sí; ocultarlo, sí.',
      'Surge cuando un familiar, un antiguo empleador o una inversión puede ganar con lo que usted decida.',
      'Declárelo por escrito antes de la primera reunión y salga de la sala cuando se trate el asunto.',
      'Todos los licitadores reciben lo mismo el mismo día, y sus preguntas se contestan a todos.',
      'Si alguien le presiona, comuníquelo pronto: quien denuncia de buena fe está protegido.',
    ],
  },
  'clean-tender': {
    title: 'Práctica: la licitación limpia',
    lines: [],
  },
  'tracing-a-watershed': {
    title: 'Cómo encuentra una cuenca el ordenador',
    lines: [
      'Un modelo del terreno es una tabla de alturas, una por cada pequeño cuadrado del suelo.',
      'Primero rellene los hoyos: el agua no sale de una hondonada que es solo un error de los datos.',
      'Después haga que cada cuadrado desagüe en el vecino de mayor pendiente, de los ocho que tiene.',
      'Cuente cuántos cuadrados desaguan por cada uno: donde la cuenta es grande, hay un cauce.',
      'Haga clic en la estación: todos los cuadrados que desaguan en ella son su cuenca.',
    ],
  },
  'radar-and-clouds': {
    title: 'Ver una crecida a través de las nubes',
    lines: [
      'Cuando una crecida está en lo más alto, el cielo suele estar cubierto.',
      'El radar emite sus propias ondas, que atraviesan las nubes de día y de noche.',
      'El agua lisa las refleja lejos del satélite y por eso sale negra en la imagen.',
      'Reste una imagen anterior a la crecida: lo que se ha oscurecido probablemente se inundó.',
      'Cuidado con las carreteras lisas, las sombras de las montañas y el agua rizada por el viento.',
    ],
  },
  'four-checks': {
    title: 'Cuatro controles para cada lectura',
    lines: [
      'Una sola lectura errónea puede pasar de una base de datos a otra durante treinta años.',
      'El primer control es el rango: ningún río está doce metros por debajo de su propio lecho.',
      'El segundo es la variación: el nivel no salta un metro en cinco minutos sin una causa.',
      'El tercero es el espacio: una lluvia caída en un solo pluviómetro merece otra mirada.',
      'El cuarto compara lo que va unido, como nivel y caudal, o lluvia y escorrentía.',
    ],
  },
  'keep-the-raw-value': {
    title: 'Conservar siempre el valor bruto',
    lines: [
      'No sobrescriba nunca una lectura en la base de datos, por absurda que parezca.',
      'Guarde al lado el valor corregido, con una marca que diga de qué tipo es.',
      'Anote quién lo cambió, cuándo y por qué, con palabras que entienda un extraño.',
      'Una estimación es honrada cuando va marcada, y engañosa cuando no.',
      'Dentro de diez años, quizá alguien sepa más y se alegre de encontrar el original.',
    ],
  },
  'before-you-click': {
    title: 'Tres segundos antes de hacer clic',
    lines: [
      'La mayoría de los ataques a salas de control empieza con un correo a alguien ocupado.',
      'Antes de hacer clic, deténgase tres segundos y mire quién lo ha enviado de verdad.',
      'Desconfíe siempre que un mensaje junte prisa, secreto y un enlace.',
      'No use el número que trae el mensaje: llame al remitente al que usted conoce.',
      'Si ya ha hecho clic, comuníquelo enseguida: a nadie se le reprochará decir la verdad.',
    ],
  },
  'ten-minutes': {
    title: 'Los primeros diez minutos',
    lines: [
      'Si parece que otra persona usa su cuenta, los primeros diez minutos son los que más cuentan.',
      'Primero, desconecte el equipo de la red, pero déjelo encendido.',
      'Segundo, cambie la contraseña desde otro dispositivo y cierre todas las sesiones.',
      'Tercero, llame al servicio de seguridad y cuente qué ha visto y cuándo.',
      'No ordene nada: los rastros que parecen basura pueden ser la prueba.',
    ],
  },
}
