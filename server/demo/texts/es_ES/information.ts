import type { InformationTexts } from '#server/news/information-texts.demo.ts'
import { help } from './information-help.ts'
import { news } from './information-news.ts'

export const information: InformationTexts = {
  ...news,
  ...help,

  'application-secret': {
    title: 'Declaración de privacidad',
    summary: 'Qué datos suyos guarda el portal, por qué, durante cuánto tiempo y qué puede pedirnos.',
    detail: `
<p>Esta declaración se refiere al portal de formación de la Academia de los Grandes Ríos, tanto en el navegador como en forma de aplicación en su dispositivo. La academia es responsable de los datos que aquí se guardan.</p>
<h2>Qué guardamos</h2>
<ul>
<li>Su cuenta: su nombre, su usuario, su número de móvil y su correo electrónico, su idioma y las funciones que le ha asignado su organización. La contraseña solo se guarda en una forma de la que no se puede recuperar.</li>
<li>Su aprendizaje: los cursos que ha abierto, hasta dónde ha llegado en ellos y las clases a las que pertenece.</li>
<li>Su uso del portal: qué páginas se abren y cuándo, qué noticias lee en un día, para contar a cada lector una sola vez, e informes técnicos cuando algo falla.</li>
</ul>
<h2>Para qué lo usamos</h2>
<p>Utilizamos estos datos para dejarle entrar, mostrarle dónde se quedó, organizar las clases y encontrar fallos. La clasificación de participantes de la página de inicio muestra nombres y horas de estudio a los compañeros que han iniciado sesión. No vendemos datos, no mostramos publicidad y no incorporamos nada de otras empresas que pueda seguirle.</p>
<h2>En su navegador</h2>
<p>Tras iniciar sesión, dos cookies mantienen su sesión. También se recuerdan su idioma y el aspecto que ha elegido. No hay cookies de seguimiento.</p>
<h2>Quién lo ve</h2>
<p>Los miembros de una clase y su tutor ven quién más pertenece a ella. Los administradores ven los mensajes que envía el portal. Nadie más, salvo que lo exija la ley.</p>
<h2>Cuánto tiempo</h2>
<p>Una sesión termina tras dos horas sin actividad. Su historial de aprendizaje se conserva mientras tenga cuenta, porque de él pueden depender certificados y clases posteriores.</p>
<h2>Qué puede pedir</h2>
<p>Puede preguntar qué tenemos sobre usted, hacer que se corrijan errores y que se cierre su cuenta. Escriba a <a href="mailto:privacy@academy.example">privacy@academy.example</a>; tendrá respuesta en un plazo de treinta días.</p>
`,
  },
  'technical-support': {
    title: 'Soporte técnico',
    summary: 'Cómo contactar con nosotros, cuándo estamos y qué necesita su dispositivo.',
    detail: `
<p>Si algo del portal no funciona, consulte primero el <a href="#/dynamicList?help=help_center">centro de ayuda</a>. Si con eso no se resuelve, le ayudaremos con mucho gusto.</p>
<h2>Cómo contactar</h2>
<table>
<thead>
<tr><th scope="col">Vía</th><th scope="col">Dónde</th><th scope="col">Cuándo</th></tr>
</thead>
<tbody>
<tr><td>Correo electrónico</td><td><a href="mailto:support@academy.example">support@academy.example</a></td><td>Respuesta en un día laborable</td></tr>
<tr><td>Teléfono</td><td>+86 10 5550 0199</td><td>De lunes a viernes, de 8:30 a 17:30, hora de Pekín</td></tr>
<tr><td>En persona</td><td>Campus principal, edificio 1, despacho 108</td><td>De lunes a viernes, de 9:00 a 12:00</td></tr>
</tbody>
</table>
<h2>Qué debe decirnos</h2>
<ol>
<li>Su usuario, pero nunca la contraseña. Jamás se la pediremos.</li>
<li>La página en la que estaba y lo último que hizo.</li>
<li>El mensaje que apareció, a ser posible en una captura de pantalla.</li>
<li>El resultado de la <a href="#/speedTest">prueba de velocidad</a>, si los vídeos se interrumpen o las páginas van lentas.</li>
</ol>
<h2>Qué necesita su dispositivo</h2>
<ul>
<li>Una versión actual de Chrome, Edge, Firefox o Safari, en un ordenador, una tableta o un móvil.</li>
<li>Una conexión de al menos 1\u00a0Mbit/s para las lecciones en SD y de 4\u00a0Mbit/s para HD.</li>
<li>Una pantalla de al menos 360 píxeles de ancho; el portal funciona también solo con el teclado y con lector de pantalla.</li>
</ul>
`,
  },
  'app-download': {
    title: 'Lleve el portal en su dispositivo',
    summary: 'Sin tienda y sin descargas: su navegador coloca el portal en el móvil, la tableta o el escritorio.',
    detail: `
<p>El portal es una aplicación web. Su navegador puede colocarlo junto a sus demás aplicaciones, de modo que con un toque se abre, siempre en su versión más reciente.</p>
<p>Se inicia sesión con la misma cuenta, y todo lo que haga se guarda en el mismo lugar.</p>
<p>Los cursos, los exámenes y los directos necesitan conexión. En otro dispositivo continúa donde lo dejó. El portal se quita como cualquier otra aplicación, sin que se pierda nada de su expediente.</p>
`,
  },
}
