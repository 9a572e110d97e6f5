#!/usr/bin/env bash
# Writes server/captcha/assets/speech/LANGUAGE.u8: the digits 0 to 9 spoken, for the captcha that is heard.
# Only needed when a language is added or a voice changes:
#   apt-get install espeak-ng sox && scripts/captcha-speech.sh
# Made with espeak-ng 1.51 and sox 14.4.2. espeak-ng has no voice for Khmer or Lao.
#
# Format: ten lengths in samples (16 bit, little-endian), then the ten digits one after another:
# mono, 11025 samples a second, unsigned 8 bit, silence cut off at both ends, all of one loudness.
set -euo pipefail
cd "$(dirname "$0")/../server/captcha/assets/speech"

voices='ar:ar en:en-us es:es fr:fr-fr id:id pt:pt ru:ru vi:vi zh:cmn'
rate=11025
loudness=-16 # dB of full scale, root mean square
words_a_minute=130

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

speak() { # voice, digit -> $folder/$digit.u8
  local voice=$1 digit=$2 level
  espeak-ng -v "$voice" -s "$words_a_minute" -w "$folder/said.wav" "$digit"
  sox -D "$folder/said.wav" "$folder/cut.wav" gain -6 rate "$rate" highpass 100 \
    silence 1 0.005 0.5% reverse silence 1 0.005 0.5% fade 0.01 reverse fade 0.005
  level=$(sox "$folder/cut.wav" -n stats 2>&1 | awk '/^RMS lev dB/ { print $4 }')
  sox -D "$folder/cut.wav" -t u8 "$folder/$digit.u8" gain -l "$(awk "BEGIN { print $loudness - $level }")"
}

for pair in $voices; do
  language=${pair%%:*}
  lengths=''
  for digit in 0 1 2 3 4 5 6 7 8 9; do
    speak "${pair#*:}" "$digit"
    samples=$(stat -c %s "$folder/$digit.u8")
    lengths+=$(printf '\\x%02x\\x%02x' $((samples % 256)) $((samples / 256)))
  done
  { printf '%b' "$lengths"; cat "$folder"/[0-9].u8; } >"$language.u8"
  echo "$language.u8: $(stat -c %s "$language.u8") bytes"
done
