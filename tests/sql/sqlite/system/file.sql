select id from file where plant_id = ? order by id desc limit ?
select count(*) from file where plant_id = ?
order by id asc -- id
--   SEARCH file USING COVERING INDEX file__plant_id_ix (plant_id=?)

and id = ?
and id in (?, …)
--   SEARCH file USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: name, file_type, owner_name, status
and {} is null -- {}: name, file_type, owner_name
and {} in (?, …) -- {}: name, file_type, owner_name, status
and {} like ? escape '\' -- {}: name, file_type, owner_name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' or file_type like ? escape '\') -- keyword
--   SEARCH file USING INDEX file__plant_id_ix (plant_id=?)
