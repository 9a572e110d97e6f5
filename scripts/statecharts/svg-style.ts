/** The look of every chart, light and dark, on screen and on paper. */
export const style = `
.chart{--page:#fff;--ink:#1f2933;--soft:#5a6672;--line:#8a97a5;--box:#fff;--odd:#f7f9fb;--bar:#dde3ea;--blue:#0958d9;--red:#b42318;--amber:#b45309;--teal:#0f766e;--green:#1a7f37;--violet:#6d3fc4;
font-family:Helvetica,Arial,"Liberation Sans","Noto Sans","DejaVu Sans Condensed",sans-serif}
@media (prefers-color-scheme:dark){.chart{--page:#14181d;--ink:#e6eaee;--soft:#a3adb8;--line:#748190;--box:#1b2027;--odd:#20262e;--bar:#343d48;--blue:#69b1ff;--red:#ff8a80;--amber:#f0b45b;--teal:#5cc8bb;--green:#57ab5a;--violet:#bb9af7}}
.page{fill:var(--page)}
.frame{fill:var(--box);stroke:var(--line);stroke-width:1.25}
.odd>.frame{fill:var(--odd)}
.compound>.frame,.parallel>.frame{stroke-width:1.5}
.region>.frame{stroke-dasharray:6 4}
.closed>.frame{stroke-width:2.5}
.inner{fill:none;stroke:var(--line)}
.bar{stroke:var(--bar);fill:none}
.history circle{fill:var(--box);stroke:var(--line);stroke-width:1.25}
.dot,.tip{fill:var(--ink)}
.tip.delay{fill:var(--amber)}
.arrow{fill:none;stroke:var(--ink);stroke-width:1.25}
.arrow.always{stroke-dasharray:1.5 4;stroke-linecap:round;stroke-width:1.75}
.arrow.delay{stroke:var(--amber)}
.label rect{fill:var(--box)}
.label.odd rect{fill:var(--odd)}
text{fill:var(--ink);font-size:12px}
.title{font-size:14px;font-weight:700}
.hidden{font-weight:700;fill:var(--soft)}
.key{font-size:11px;fill:var(--soft)}
.description{fill:var(--soft)}
.action,.effect,.internal{fill:var(--ink)}
.invoke{fill:var(--teal)}
.trigger{font-weight:700}
.label .delay{font-weight:700;fill:var(--amber)}
.guard{fill:var(--blue)}
.refusal,.refused{fill:var(--red)}
.refused{font-weight:700}
.mark{stroke:none}
.mark.cross,.mark.stays,.mark.like{fill:none;stroke:var(--soft);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.mark.cross{stroke:var(--red);stroke-width:1.75}
.mark.way{fill:var(--ink);stroke:var(--ink);stroke-width:2.5}
.mark.ending{fill:none;stroke:var(--soft)}
.mark.learner{fill:var(--blue)}
.mark.staff{fill:var(--violet)}
.mark.clock{fill:none;stroke:var(--amber);stroke-width:1.75}
.mark.system{fill:var(--teal)}
.count{fill:var(--red);font-weight:400}
.stays,.legend{fill:var(--soft)}
.arrow.main{stroke-width:3.5}
.glance.machine>.frame{fill:none}
.bare.machine>.frame{stroke:none}
.glance.machine>.title{font-size:18px}
.glance{--lane:var(--line)}
.glance.learner{--lane:var(--blue)}
.glance.staff{--lane:var(--violet)}
.glance.clock{--lane:var(--amber)}
.glance.system{--lane:var(--teal)}
.glance>.frame{stroke:var(--lane)}
.glance.main>.frame{stroke-width:2.5}
.lane{stroke:var(--lane);stroke-width:3.5;stroke-linecap:round;fill:none}
.glance .who{fill:var(--lane)}
.glance.ending>.inner{stroke:var(--lane)}
@media print{.chart{--page:#fff;--ink:#000;--soft:#333;--line:#555;--box:#fff;--odd:#fff;--bar:#999;--blue:#0958d9;--red:#b42318;--amber:#8a4b00;--teal:#0f766e;--green:#1a7f37;--violet:#5b2db5}}
`.trim()
