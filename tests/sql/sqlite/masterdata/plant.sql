select id from plant where id in (?, …) order by sort_order asc, id asc limit ?
order by {} desc, id desc -- {}: sort_order
and id in (?, …) -- id
and {} is null -- {}: name, code
and {} in (?, …) -- {}: name, code, status
and {} like ? escape '\' -- {}: name, code
and {} = ? -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' or code like ? escape '\') -- keyword
--   SEARCH plant USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

select count(*) from plant where id in (?, …)
order by id asc -- id
and id = ? -- id
--   SEARCH plant USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: name, code
--   SEARCH plant USING INDEX plant__{}_uq ({}=?)
