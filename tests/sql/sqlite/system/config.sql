select id from config order by id desc limit ?
order by id asc -- id
and {} = ? -- {}: config_name, config_type
and {} is null -- {}: config_name, config_key
and {} in (?, …) -- {}: config_name, config_type
and {} like ? escape '\' -- {}: config_name, config_key
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and config_name like ? escape '\' or config_key like ? escape '\' -- keyword
--   SCAN config

select count(*) from config
--   SCAN config USING COVERING INDEX config__config_key_uq

and id = ?
and id in (?, …)
--   SEARCH config USING INTEGER PRIMARY KEY (rowid=?)

and config_key = ?
--   SEARCH config USING COVERING INDEX config__config_key_uq (config_key=?)

and config_key in (?, …)
--   SEARCH config USING COVERING INDEX config__config_key_uq (config_key=?)
--   USE TEMP B-TREE FOR ORDER BY
